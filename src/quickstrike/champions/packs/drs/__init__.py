"""Doctor Strange."""
