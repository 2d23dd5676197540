"""The packs: a folder each, with the printed facts, the definitions and whatever else belongs to a product.

Importing this package defines all cards.
"""

from importlib import import_module
from pathlib import Path

for _file in sorted(Path(__file__).parent.glob("*/cards/[a-z]*.py")):
    import_module(f"{__name__}.{_file.parts[-3]}.cards.{_file.stem}")
