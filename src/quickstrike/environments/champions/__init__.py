"""Marvel Champions as an environment."""
