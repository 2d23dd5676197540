"""Captain America."""
