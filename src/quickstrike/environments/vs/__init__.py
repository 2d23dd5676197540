"""The Vs. System as an environment."""
