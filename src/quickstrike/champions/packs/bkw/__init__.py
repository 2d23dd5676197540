"""Black Widow."""
