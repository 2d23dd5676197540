"""The server behind `quickstrike play`: its options, and how it begins and ends."""

from __future__ import annotations

import argparse
import errno
import gc
import importlib.util
import ipaddress
import logging
import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
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
MOST_WORKERS = 64
BACKLOG = 128
START = 60  # seconds until the first of several processes is there, on a very busy machine
GRACE = 10.0  # seconds that an end takes at most
COLLECT = (20_000, 25, 25)  # games make few reference cycles: to look as often as Python does costs a third of the time
SWITCH = 0.0005  # seconds after which a thread lets another run: the one that writes needs many short moments for each answer
NEEDED = ("fastapi", "uvicorn", "websockets")
WORDS: Words = words("cli/serve")
log = logging.getLogger("quickstrike.server")


def add_server(p: Parser) -> None:
    w = WORDS[p.lang]
    p.add_argument("--port", type=port, metavar="N", help=w["port"].format(port=PORT))
    p.add_argument("--host", metavar=w["ADDRESS"], help=w["host"])
    p.add_argument("--name", action="append", default=[], metavar=w["NAME"], help=w["name"])
    p.add_argument("--no-open", action="store_true", help=w["no open"])
    where.add_where(p)
    p.add_argument("--expire", type=days, metavar="N", help=w["expire"].format(days=EXPIRE))
    p.add_argument("--workers", type=workers_of, default=1, metavar="N", help=w["workers"])
    p.add_argument("--peer", metavar=w["ADDRESS"], help=w["peer"])
    p.add_argument("--proxy", type=address, action="append", default=[], metavar=w["ADDRESS"], help=w["proxy"])
    p.add_argument("--log", choices=("text", "json"), default="text", help=w["log"])
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


def workers_of(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text[:9]) <= MOST_WORKERS:
        raise BadValue("no number of workers", text=text, most=MOST_WORKERS)
    return int(text)


def address(text: str) -> str:
    try:
        return str(ipaddress.ip_address(text))
    except ValueError:
        raise BadValue("no address", text=text) from None


def run(args: argparse.Namespace) -> int:
    if any(importlib.util.find_spec(x) is None for x in NEEDED):
        raise QuickstrikeError("extra")
    from ..server.keys import owner_key
    from ..server.logs import json_log
    from ..server.warm import warm

    w = WORDS[args.lang]
    host = args.host or LOOPBACK
    public = not is_loopback(host)
    folder, at = where.folder(args), where.where(args)
    sock = listening(host, PORT if args.port is None else args.port)
    try:
        lock, name = prepared(at)  # whatever is wrong with it is said before anybody is told to come
        owner = owner_key(folder)
    except BaseException:
        sock.close()
        raise
    called = f"[{host}]" if ":" in host else host
    page = f"http://{called}:{sock.getsockname()[1]}/{'' if args.kit.page else f'g/{args.kit.name}'}"
    for_machines = args.log == "json"
    if for_machines:
        json_log()
    if public:
        warning = w["warning"].format(host=host)
        log.warning(warning) if for_machines else print(warning, file=sys.stderr)

    def tell() -> None:
        if for_machines:  # logs are kept and passed on: whoever runs it finds the key in its file
            log.warning(w["at"].format(address=page, path=name))
        else:
            print(w["at"].format(address=f"{page}#{owner}", path=name), flush=True)
        if not args.no_open:
            threading.Thread(target=webbrowser.open, args=(f"{page}#{owner}",), daemon=True).start()

    with suppress(KeyboardInterrupt):  # from here on that is how it is ended
        if args.workers == 1:
            tell()
        warm()  # whoever is there already waits at the door
        gc.collect()
        gc.freeze()  # cards and rules stay for good: no collection needs to look at them again
        gc.set_threshold(*COLLECT)
        sys.setswitchinterval(SWITCH)
        if args.workers == 1:
            one(args, at, sock, owner, "")
        else:
            sock = shared(sock)
            several(args.workers, at, partial(one, args, at, sock, owner), partial(when_open, sock, tell))
    os.close(lock) if lock >= 0 else None
    return 0


def prepared(at: Path | str) -> tuple[int, str]:
    """The store is there and of today's format. Gives the lock of its folder, and what it is called."""
    from ..server.store import leases, open_store
    from ..server.store.sqlite import broken, locked

    try:
        lock = locked(at) if isinstance(at, Path) else -1
    except OSError as e:
        raise broken(Path(at), e) from e
    try:
        kept = open_store(at, lock=False)
        if isinstance(at, Path):
            kept.do(leases.all_gone())  # nobody else is here
        kept.close()
    except BaseException:
        os.close(lock) if lock >= 0 else None
        raise
    return lock, kept.name


def shared(sock: socket.socket) -> socket.socket:
    """The same address for several processes, each of which listens there for itself: the system spreads those who come
    evenly, and sends nobody to one that has died. This one only keeps the place."""
    at = sock.getsockname()
    sock.close()  # nobody else had it
    return bound(sock.family, at)


def another(sock: socket.socket) -> socket.socket:
    mine = bound(sock.family, sock.getsockname())
    mine.listen(BACKLOG)
    return mine


def bound(family: int, at: Any) -> socket.socket:
    sock = socket.socket(family, socket.SOCK_STREAM)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    sock.bind(at)
    return sock


def when_open(sock: socket.socket, tell: Callable[[], None]) -> None:
    """Once one of them listens, people are told to come."""
    host, port = sock.getsockname()[:2]
    host = {"0.0.0.0": LOOPBACK, "::": "::1"}.get(host, host)
    for _ in range(START * 20):
        with suppress(OSError), socket.create_connection((host, port), 1):
            break
        time.sleep(0.05)
    tell()


def several(count: int, at: Path | str, serve: Callable[[str], None], begun: Callable[[], None]) -> None:
    """That many processes, each with its own name among the servers of the store."""
    from ..server.peers import new_id
    from ..server.store import leases, open_store
    from ..server.supervisor import Supervisor

    def ended(name: str) -> None:
        """Its tables are free at once."""
        kept = open_store(at, lock=False)
        try:
            kept.do(leases.gone(name))
        finally:
            kept.close()

    Supervisor(new_id, serve, ended).run(count, begun)


def one(args: argparse.Namespace, at: Path | str, sock: socket.socket, owner: str, name: str) -> None:
    """One process: all of a server, or one of several."""
    from ..server import workers
    from ..server.app import create_app
    from ..server.nursery import Nursery
    from ..server.store import open_store

    nursery = Nursery()  # before there is anything that it had no use for
    host = args.host or LOOPBACK
    public = not is_loopback(host)
    strangers = public or bool(args.proxy)
    socks, peer = [another(sock) if name else sock], ""
    if name or isinstance(at, str):  # there are others, or there may be
        socks.append(listening(args.peer or LOOPBACK, 0))
        there, number = socks[1].getsockname()[:2]
        peer = f"[{there}]:{number}" if ":" in there else f"{there}:{number}"
    app = create_app(
        open_store(at, lock=False),
        limits=limits_of(strangers, args.most),
        names=(host, *args.name),
        public=public,
        workers=workers.PROCESSES,
        owner=owner,
        expire=args.expire if args.expire is not None else EXPIRE if strangers else 0,
        peer=peer,
        id=name,
        nursery=nursery,
    )
    if not strangers:
        app.state.friends = friends_told(args, socks[0].getsockname()[1])
    app.state.gate.peers = int(peer.rpartition(":")[2] or 0)
    app.state.gate.proxies = frozenset(args.proxy)
    _serve(app, socks, args)


def friends_told(args: argparse.Namespace, port: int) -> Callable[[], None]:
    """Nobody else reaches this server: whoever runs it is told once how friends would."""

    @cache
    def tell() -> None:
        said = WORDS[args.lang]["friends"].format(port=port)
        log.warning(said) if args.log == "json" else print(said, flush=True)

    return tell


def limits_of(public: bool, most: int | None) -> Any:
    """Of a server that others reach, and of one that is used by whoever started it."""
    from ..server.connections import room
    from ..server.guard import Limits

    limits = Limits(connections=room(Limits.connections))
    if public:
        return replace(limits, most=MOST if most is None else most)
    own = replace(
        limits, each=limits.connections, crowd=1.0, crowd_rush=10, pool=1.0, bots=1.0
    )  # all come from this computer
    return replace(own, tables=1000.0, tables_rush=1_000_000, most=most or 0)


def config_of(app: Any, proxies: Sequence[str] = (), json: bool = False) -> Any:
    """What the server is run with: the limits in front of the application. proxies: who may say for whom a
    request is. json: the log is set up already."""
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
        ws_max_size=1 << 17,  # longer ones than are taken, which are refused in a sentence
        ws_max_queue=2,  # messages that wait in memory for their turn
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=2,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        log_config=None if json else uvicorn.config.LOGGING_CONFIG,
    )


def _serve(app: Any, socks: list[socket.socket], args: argparse.Namespace) -> None:
    """Answer whoever comes, until it is ended."""
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

    Server(config_of(app, args.proxy, args.log == "json")).run(sockets=socks)


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
        sock.listen(BACKLOG)
    except (UnicodeError, socket.gaierror):
        raise SetupError("no listening", host=host, port=port, why=Said("no host name")) from None
    except OSError as e:
        key = "port taken" if e.errno == errno.EADDRINUSE else "no listening"
        raise SetupError(key, host=host, port=port, why=trouble(e)) from None
    return sock
