"""The Rise of Red Skull."""
