"""Thor."""
