"""The game at the terminal: a board of lines, numbered options, and a handful of commands."""
