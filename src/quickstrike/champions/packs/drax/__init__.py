"""Drax."""
