"""Hulk."""
