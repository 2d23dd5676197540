"""What the laboratory knows of Marvel Champions: its tables, its win rates."""
