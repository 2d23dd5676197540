"""Gamora."""
