"""Ronan Modular Set."""
