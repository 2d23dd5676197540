"""The Mad Titan's Shadow."""
