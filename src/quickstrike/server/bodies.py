"""Responses that are the same for everybody: compressed once, and not sent again to a browser that has them."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from fastapi import Request, Response

LEAST = 1000  # bytes below which nothing is compressed
KEPT = 256  # files of the page


@dataclass(frozen=True)
class Body:
    raw: bytes
    packed: bytes
    kind: str
    tag: str

    @staticmethod
    def of(raw: bytes, kind: str) -> Body:
        packed = gzip.compress(raw, 9, mtime=0) if len(raw) >= LEAST else raw
        return Body(raw, packed if len(packed) < len(raw) else b"", kind, hashlib.sha256(raw).hexdigest()[:16])

    @staticmethod
    def unpacked(packed: bytes, kind: str) -> Body:
        raw = gzip.decompress(packed)
        return Body(raw, packed, kind, hashlib.sha256(raw).hexdigest()[:16])

    def answer(self, request: Request, keep: str = "no-cache", status: int = 200) -> Response:
        headers = {"etag": f'"{self.tag}"', "cache-control": keep, "vary": "accept-encoding"}
        if status == 200 and self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if self.packed and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(self.packed, status, headers, self.kind)
        return Response(self.raw, status, headers, self.kind)


def file_body(file: Path) -> Body:
    """A file of the page; read again if it has changed."""
    at = file.stat()
    return _read(file, at.st_mtime_ns, at.st_size)


@lru_cache(KEPT)
def _read(file: Path, _written: int, _size: int) -> Body:
    return Body.of(file.read_bytes(), mimetypes.guess_type(file.name)[0] or "application/octet-stream")
