"""The wheel with compiled kernel and rules: HATCH_BUILD_HOOK_ENABLE_CUSTOM=true. Without it a wheel is pure Python."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Compiled(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        sys.path.insert(0, self.root)
        from tools import fast

        src = Path(self.root, "src")
        try:
            made = fast.build(src, os.cpu_count() or 1)
        except fast.Wont as e:
            raise SystemExit(f"no compiled wheel: {e}") from None
        build_data["pure_python"], build_data["infer_tag"] = False, True
        table = src / "quickstrike" / fast.TABLE
        build_data["force_include"].update({str(f): f.relative_to(src).as_posix() for f in (*made, table)})

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        from tools import fast

        fast.remove(Path(self.root, "src"))
