"""The core set."""
