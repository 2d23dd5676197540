"""The server behind `quickstrike play`: its options, and how it begins and ends."""

from __future__ import annotations

import argparse
import errno
import gc
import importlib.util
import ipaddress
import os
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from dataclasses import replace
from types import FrameType
from typing import Any

from ..kernel.errors import QuickstrikeError, SetupError
from ..kernel.language import Said, Words, words
from ..kernel.trouble import trouble
from . import store as where
from .parser import BadValue, Parser

LOOPBACK = "127.0.0.1"
PORT = 8427  # the same at every start: a browser keeps its keys, name and theme per address
EXPIRE = 180  # days
MOST = 20_000  # tables; one takes some 200 KB
GRACE = 10.0  # seconds that an end takes at most
COLLECT = (
    20_000,
    25,
    25,
)  # games make few reference cycles: looking for them as often as Python does costs a third of the time
SWITCH = 0.0005  # seconds after which a thread lets another run: the one that writes needs many short moments for each answer
NEEDED = ("fastapi", "uvicorn", "websockets")
WORDS: Words = words("cli/serve")


def add_server(p: Parser) -> None:
    w = WORDS[p.lang]
    p.add_argument("--port", type=port, metavar="N", help=w["port"].format(port=PORT))
    p.add_argument("--host", metavar=w["ADDRESS"], help=w["host"])
    p.add_argument("--name", action="append", default=[], metavar=w["NAME"], help=w["name"])
    p.add_argument("--no-open", action="store_true", help=w["no open"])
    where.add_where(p)
    p.add_argument("--expire", type=days, metavar="N", help=w["expire"].format(days=EXPIRE))
    p.add_argument("--most", type=number, metavar="N", help=w["most"].format(most=MOST))


def port(text: str) -> int:
    if not text.isdecimal() or len(text) > 5 or int(text) > 65535:
        raise BadValue("no port", text=text)
    return int(text)


def days(text: str) -> int:
    if not text.isdecimal() or len(text) > 5:
        raise BadValue("no days", text=text)
    return int(text)


def number(text: str) -> int:
    if not text.isdecimal() or len(text) > 9:
        raise BadValue("no number of tables", text=text)
    return int(text)


def run(args: argparse.Namespace) -> int:
    if any(importlib.util.find_spec(x) is None for x in NEEDED):
        raise QuickstrikeError("extra")
    from ..server import workers
    from ..server.app import create_app
    from ..server.keys import owner_key
    from ..server.store import open_store
    from ..server.warm import warm

    w = WORDS[args.lang]
    host = args.host or LOOPBACK
    public = not is_loopback(host)
    folder, at = where.folder(args), where.where(args)
    sock = listening(host, PORT if args.port is None else args.port)
    try:
        kept = open_store(at)  # whatever is wrong with it is reported before the address is shown
        owner = owner_key(folder)
    except BaseException:
        sock.close()
        raise
    limits = limits_of(public, args.most)
    name = f"[{host}]" if ":" in host else host
    address = f"http://{name}:{sock.getsockname()[1]}/{'' if args.kit.browser_first else f'g/{args.kit.name}'}"
    app = create_app(
        kept,
        limits=limits,
        names=(host, *args.name),
        public=public,
        workers=workers.PROCESSES,
        owner=owner,
        expire=args.expire if args.expire is not None else EXPIRE if public else 0,
    )
    if public:
        print(w["warning"].format(host=host), file=sys.stderr)
    with suppress(KeyboardInterrupt):  # from here on that is how it is ended
        print(w["at"].format(address=f"{address}#{owner}", path=kept.name), flush=True)
        if not args.no_open:
            threading.Thread(target=webbrowser.open, args=(f"{address}#{owner}",), daemon=True).start()
        warm()  # whoever connects already has to wait a moment
        gc.collect()
        gc.freeze()  # cards and rules stay for good: no collection needs to look at them again
        gc.set_threshold(*COLLECT)
        sys.setswitchinterval(SWITCH)
        _serve(app, sock)
    return 0


def limits_of(public: bool, most: int | None) -> Any:
    """Of a server that others reach, and of one that is used by whoever started it."""
    from ..server.connections import room
    from ..server.guard import Limits

    limits = Limits(connections=room(Limits.connections))
    if public:
        return replace(limits, most=MOST if most is None else most)
    own = replace(limits, each=limits.connections, crowd=1.0, crowd_rush=10, bots=1.0)  # all come from this computer
    return replace(own, tables=1000.0, tables_rush=1_000_000, most=most or 0)


def config_of(app: Any) -> Any:
    """What the server is run with: the limits that stand in front of the application."""
    import uvicorn

    from ..server.connections import careful, careful_live
    from ..server.guard import HEADERS_SIZE

    return uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        http=careful(app.state.gate),
        ws=careful_live(app.state.gate),
        h11_max_incomplete_event_size=HEADERS_SIZE,
        ws_max_size=1 << 18,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=2,
    )


def _serve(app: Any, sock: socket.socket) -> None:
    """Answer all requests until the server is stopped."""
    import uvicorn

    from ..server.connections import quiet_log

    quiet_log()

    class Server(uvicorn.Server):
        def handle_exit(self, sig: int, frame: FrameType | None) -> None:
            """However busy the loop is, the process ends after a while."""
            ending = threading.Timer(GRACE, os._exit, (128 + sig,))
            ending.daemon = True
            ending.start()
            super().handle_exit(sig, frame)

    Server(config_of(app)).run(sockets=[sock])


def is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def listening(host: str, port: int) -> socket.socket:
    """Opened before anything is printed, so that the address shown is the right one."""
    try:
        family, kind, proto, _, at = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        sock = socket.socket(family, kind, proto)
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        sock.bind(at)
        sock.listen(128)
    except (UnicodeError, socket.gaierror):
        raise SetupError("no listening", host=host, port=port, why=Said("no host name")) from None
    except OSError as e:
        key = "port taken" if e.errno == errno.EADDRINUSE else "no listening"
        raise SetupError(key, host=host, port=port, why=trouble(e)) from None
    return sock
