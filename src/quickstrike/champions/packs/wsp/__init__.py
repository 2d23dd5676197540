"""Wasp."""
