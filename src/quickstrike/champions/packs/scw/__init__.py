"""Scarlet Witch."""
