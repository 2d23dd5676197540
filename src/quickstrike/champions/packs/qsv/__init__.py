"""Quicksilver."""
