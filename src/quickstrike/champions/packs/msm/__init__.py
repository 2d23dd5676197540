"""Ms. Marvel."""
