"""The Galaxy's Most Wanted."""
