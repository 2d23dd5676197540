"""The Wrecking Crew."""
