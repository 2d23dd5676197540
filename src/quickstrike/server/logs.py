"""The log as lines of JSON, for machines that read it: what happened, how it was answered, how long it took.

Keys stand in headers and messages alone, which are never written down; of an address, what says whose it is.
"""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any

from .shares import place

FIELDS = ("method", "path", "status", "ms", "visitor", "table")
requests = logging.getLogger("quickstrike.requests")


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "log": record.name,
            "message": record.getMessage(),
            **{k: v for k in FIELDS if (v := getattr(record, k, None)) is not None},
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def json_log() -> None:
    """Everything that is logged goes to standard error, a line each; requests are logged as well."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    requests.setLevel(logging.INFO)


def told(scope: Any, status: int, seconds: float) -> None:
    """A request was answered. Its query may hold anything, so it is left out."""
    if requests.isEnabledFor(logging.INFO):
        who = place(str((scope.get("client") or ("",))[0]))
        more = {"method": scope.get("method", "LIVE"), "path": scope["path"][:200], "status": status}
        requests.info("request", extra={**more, "ms": round(1000 * seconds, 1), "visitor": who})
