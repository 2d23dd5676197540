"""The server behind `quickstrike play`: its options, and how it begins and ends."""

from __future__ import annotations

import argparse
import gc
import importlib.util
import ipaddress
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from pathlib import Path

from ..kernel.errors import QuickstrikeError, SetupError
from ..kernel.language import Words, words
from ..term import store
from .parser import BadValue, Parser

LOOPBACK = "127.0.0.1"
FILE = "tables.db"
COLLECT = (20_000, 25, 25)  # games make few cycles: looking for them at Python's pace costs a third of the time
NEEDED = ("fastapi", "uvicorn", "websockets")
WORDS: Words = words("cli/serve")


def add_server(p: Parser) -> None:
    w = WORDS[p.lang]
    p.add_argument("--port", type=port, default=0, metavar="N", help=w["port"])
    p.add_argument("--host", metavar=w["ADDRESS"], help=w["host"])
    p.add_argument("--name", action="append", default=[], metavar=w["NAME"], help=w["name"])
    p.add_argument("--no-open", action="store_true", help=w["no open"])
    p.add_argument("--data", metavar=w["FOLDER"], help=w["data"])


def port(text: str) -> int:
    if not text.isdigit() or int(text) > 65535:
        raise BadValue("no port", text=text)
    return int(text)


def run(args: argparse.Namespace) -> int:
    if any(importlib.util.find_spec(x) is None for x in NEEDED):
        raise QuickstrikeError("extra")
    import uvicorn

    from ..server.app import create_app

    w = WORDS[args.lang]
    host = args.host or LOOPBACK
    public = not is_loopback(host)
    path = (Path(args.data).expanduser() if args.data else store.data_folder()) / FILE
    sock = listening(host, args.port)
    name = f"[{host}]" if ":" in host else host
    address = f"http://{name}:{sock.getsockname()[1]}/"
    app = create_app(path, names=(host, *args.name), public=public)
    if public:
        print(w["warning"].format(host=host), file=sys.stderr)
    print(w["at"].format(address=address, path=path), flush=True)
    if not args.no_open:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    gc.collect()
    gc.freeze()  # cards and rules stay for good: no collection needs to look at them again
    gc.set_threshold(*COLLECT)
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=1 << 20,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=2,
    )
    with suppress(KeyboardInterrupt):  # that is how it is ended
        uvicorn.Server(config).run(sockets=[sock])
    return 0


def is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def listening(host: str, port: int) -> socket.socket:
    """Taken before anything is said, so that the address which is told is the one."""
    try:
        family, kind, proto, _, at = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        sock = socket.socket(family, kind, proto)
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        sock.bind(at)
        sock.listen(128)
    except OSError:
        raise SetupError("port taken", host=host, port=port) from None
    return sock
