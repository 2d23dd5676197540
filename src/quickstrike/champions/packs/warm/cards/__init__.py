"""The definitions of this pack's cards, a file per set."""
