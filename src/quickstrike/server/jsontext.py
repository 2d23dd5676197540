"""What is sent, as text: one encoder for all, since to make one takes longer than what is short to write."""

from __future__ import annotations

import json

text = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), check_circular=False).encode
