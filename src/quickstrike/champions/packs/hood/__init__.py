"""The Hood."""
