"""War Machine."""
