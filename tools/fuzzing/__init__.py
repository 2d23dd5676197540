"""Texts that nobody should write, for everything that reads texts: `make fuzz`, and a share of it in `make test`."""
