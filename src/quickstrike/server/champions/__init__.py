"""What the page of Marvel Champions is sent."""
