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
from ..kernel.language import Words, flat, messages
from ..term import store
from .parser import BadValue, Parser

LOOPBACK = "127.0.0.1"
FILE = "tables.db"
COLLECT = (20_000, 25, 25)  # games make few cycles: looking for them at Python's pace costs a third of the time
NEEDED = ("fastapi", "uvicorn", "websockets")
WORDS: Words = {
    "en": flat("""
    port: the port (default: one that is free)
    host: listen at this address instead of loopback: others can reach the table then
    name: a name by which others reach this computer; may be repeated
    no open: do not open the browser
    data: the folder in which the games are kept (default: your data folder)
    ADDRESS: ADDRESS
    NAME: NAME
    FOLDER: FOLDER
    at: The table is at {address} (Ctrl-C ends it; games are kept in {path})
    warning: warning: whoever reaches {host} reaches this table; keys guard the seats, but nothing is encrypted
"""),
    "fr": flat("""
    port: le port (par défaut : un port libre)
    host: écouter à cette adresse au lieu de la boucle locale : d'autres peuvent alors atteindre la table
    name: un nom sous lequel d'autres atteignent cet ordinateur ; peut être répété
    no open: ne pas ouvrir le navigateur
    data: le dossier où les parties sont gardées (par défaut : votre dossier de données)
    ADDRESS: ADRESSE
    NAME: NOM
    FOLDER: DOSSIER
    at: La table est à {address} (Ctrl-C l'arrête ; les parties sont gardées dans {path})
    warning: attention : qui atteint {host} atteint cette table ; les clés gardent les places, mais rien n'est chiffré
"""),
}
messages(
    {
        "en": flat("""
    no port: {text!r} is not a port: a number from 0 to 65535
    port taken: can't listen at {host}, port {port}: is it in use?
    extra: the table in the browser needs more packages: pip install 'quickstrike[table]'
"""),
        "fr": flat("""
    no port: {text!r} n'est pas un port : un nombre de 0 à 65535
    port taken: impossible d'écouter à {host}, port {port} : est-il déjà pris ?
    extra: la table dans le navigateur a besoin d'autres paquets : pip install 'quickstrike[table]'
"""),
    }
)


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
