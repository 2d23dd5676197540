"""The tables of the store, and what makes each format of the one before it.

One text for both databases. SQLite has had all formats; in PostgreSQL the first one was 6.
"""

from __future__ import annotations

import re

VERSION = 8
FIRST_POSTGRES = 6
TABLES = """
create table tables(id text primary key, created real not null, updated real not null, game text not null,
  about text not null, clock integer not null, result text, undone integer not null, peeked integer not null,
  title text not null default '', rev integer not null default 0) without rowid;
"""
SCHEMA = f"""{TABLES}create table seats(tab text not null, seat integer not null, hold text not null, bot text not null, name text not null,
  primary key(tab, seat)) without rowid;
create table keys(hash text primary key, tab text not null, role text not null, seat integer not null) without rowid;
create table steps(tab text not null, n integer not null, seat integer not null, option text not null,
  kind text not null, primary key(tab, n)) without rowid;
create table saves(tab text not null, n integer not null, text text not null, primary key(tab, n));
create index keys_of on keys(tab);
"""
NOTES = """
create table notes(tab text not null, id integer not null, n integer not null, kind text not null, data text not null,
  primary key(tab, id)) without rowid;
create table held(tab text not null, seat integer not null, who text not null,
  primary key(tab, seat, who)) without rowid;
create table settings(name text primary key, value text not null) without rowid;
"""
DEVICES = """
create table devices(tab text not null, seat integer not null, device text not null,
  primary key(tab, seat, device)) without rowid;
"""
ANY_GAME = f"""
alter table tables rename to one_game;
{TABLES}insert into tables select id, created, updated, 'champions', json_object('scenario', scenario, 'heroes', heroes), round,
  result, undone, peeked, title, rev from one_game;
drop table one_game;
"""
SERVERS = """
alter table tables add column owner text not null default '';
alter table tables add column fence integer not null default 0;
create index tables_by_use on tables(updated);
create table servers(id text primary key, address text not null, secret text not null, owner text not null,
  seen real not null, said text not null) without rowid;
create table makers(who text primary key, rest real not null, at real not null) without rowid;
"""
DECKS = """
create table decks(id text primary key, shelf text not null, game text not null, name text not null, notes text not null,
  text text not null, updated real not null) without rowid;
create index decks_of on decks(shelf);
"""
CAMPAIGNS = """
create table campaigns(id text primary key, shelf text not null, game text not null, name text not null, data text not null,
  tab text not null, rev integer not null, updated real not null) without rowid;
create index campaigns_of on campaigns(shelf);
"""
CHANGES = {
    1: "alter table tables add column title text not null default '';",
    2: f"alter table tables add column rev integer not null default 0;{NOTES}",
    3: ANY_GAME,  # until then there was one game
    4: DEVICES,
    5: SERVERS,
    6: DECKS,
    7: CAMPAIGNS,
}
"""What makes the next format of each older one."""
PARTS = ("seats", "keys", "steps", "saves", "notes", "held", "devices")
"""What belongs to a table, by `tab`."""
SHELVED = ("decks", "campaigns")
"""What belongs to whoever has the key of a shelf."""
KEPT = ("tables", *PARTS, "settings", *SHELVED)
"""What a backup holds; the rest says only what goes on at the moment."""


def changes(found: int) -> str:
    """What brings a store of this format (0: an empty one) up to date."""
    if not found:
        return SCHEMA + NOTES + DEVICES + SERVERS + DECKS + CAMPAIGNS
    return "".join(CHANGES[v] for v in range(found, VERSION))


def for_postgres(sql: str) -> str:
    """The same in the words of PostgreSQL."""
    words = {"real": "double precision", "integer": "bigint", " without rowid": ""}
    return re.sub(r"\breal\b|\binteger\b| without rowid", lambda m: words[m.group()], sql)
