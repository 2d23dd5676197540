"""The packs: a folder each, with everything that belongs to a product. They are opened by `shelf.py`."""
