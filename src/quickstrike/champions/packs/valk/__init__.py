"""Valkyrie."""
