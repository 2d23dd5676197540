"""Whatever sort of file is given: a sentence that says what is wrong with it, soon, and never a traceback."""

from __future__ import annotations

import json
import time

import pytest
from tests.champions.position.test_sound import refused, says

from quickstrike.champions.position import PositionError, load, run
from quickstrike.kernel.documents import BYTES


# ---- no position at all
def told(file, lang="en"):
    with pytest.raises(PositionError) as e:
        load(file)
    return e.value.told(lang)


def test_a_folder(tmp_path):
    assert told(tmp_path) == f"{tmp_path} is a folder: name a file in it, such as {tmp_path}/*.toml"
    assert told(tmp_path, "fr").startswith(f"{tmp_path} est un dossier : nommez un fichier")


def test_an_empty_file(tmp_path):
    (file := tmp_path / "x.toml").write_text(" \n\n")
    assert told(file) == f"{file} is empty: a position says what is on the table, such as 'villain.damage = 3'"
    assert told(file, "fr").startswith(f"{file} est vide : une position dit")


def test_a_file_that_is_no_text(tmp_path):
    (file := tmp_path / "x.toml").write_bytes(b"\x89PNG\r\n\x00\x00\xff")
    assert told(file) == f"{file}:1: this is not a text file (it may be an image or an archive)"
    assert told(file, "fr").startswith(f"{file}:1 : ce n'est pas un texte")


def test_a_text_of_another_encoding(tmp_path):
    (file := tmp_path / "x.toml").write_bytes("round = 1\ntitle = 'é'".encode("latin-1"))
    assert told(file) == f"{file}:2: this is not UTF-8 (byte e9): save the file as UTF-8 in your editor"
    assert told(file, "fr").startswith(f"{file}:2 : ce n'est pas de l'UTF-8 (octet e9)")


def test_marks_and_line_ends_of_other_systems_are_fine(tmp_path):
    (file := tmp_path / "x.toml").write_bytes("\ufeffround = 2\r\n[villain]\r\ndamage = 3\r\n".encode())
    assert load(file).villain.damage == 3


def test_a_file_that_is_too_long(tmp_path):
    (file := tmp_path / "x.toml").write_bytes(b"#" * (BYTES + 1))
    assert told(file) == f"{file} is too long for a position (more than 2 MB)"
    assert told(file, "fr") == f"{file} est trop long pour une position (plus de 2 Mo)"
    with pytest.raises(PositionError, match="this text is too long"):
        load("#" * (BYTES + 1))


# ---- what it is written in
@pytest.mark.parametrize(
    ("text", "line", "en", "fr"),
    [
        (
            "round = 1\ntitle = Hello",
            2,
            "there is no value here: text is written in quotation marks, and a truth value is true or false",
            "il manque ici une valeur : un texte se met entre guillemets, un oui ou non est true ou false",
        ),
        (
            "title = 'Hello\nround = 1",
            1,
            "there is no quotation mark at the end of a text",
            "il manque le guillemet à la fin d'un texte",
        ),
        ("[villain\ndamage = 1", 1, "there is no ] at the end of a [table]", "il manque ] à la fin d'une [table]"),
        (
            "[villain]\n[villain]",
            2,
            "a key or [table] occurs twice; several tables of one name are written [[table]]",
            "une clé ou une [table] y est deux fois ; plusieurs tables d'un nom s'écrivent [[table]]",
        ),
        ("villain damage 3", 1, "a key is followed by = and its value", "une clé est suivie de = et de sa valeur"),
        (
            "round = 1 first = 1",
            1,
            "something is left over here: each key = value has a line of its own",
            "il y a ici quelque chose de trop : chaque clé = valeur a sa propre ligne",
        ),
        (
            "[[player]]\nhand = ['Energy' 'Genius']",
            2,
            "there is no , or ] in a list here",
            "il manque ici , ou ] dans une liste",
        ),
        (
            "[[player]]\nplay = [{card = 'Tigra' damage = 1}]",
            2,
            "there is no , or } in a table here; a table in braces is written on one line",
            "il manque ici , ou } dans une table ; une table entre accolades tient sur une ligne",
        ),
        (
            'title = "a\\b c"\nround = "\\x"',
            2,
            "in a text, a backslash is written twice",
            "dans un texte, une barre oblique inversée s'écrit deux fois",
        ),
    ],
)
def test_toml_that_is_none(text, line, en, fr, tmp_path):
    says(text, tmp_path, line, f"this is not TOML: {en}", f"ce n'est pas du TOML : {fr}")


@pytest.mark.parametrize(
    ("text", "line", "en", "fr"),
    [
        (
            '{"villain": {"damage": 3,}}',
            1,
            "a key in double quotation marks should be here (no comma before a closing brace)",
            "ici doit se trouver une clé entre guillemets doubles (sans virgule avant une accolade fermante)",
        ),
        ('{"villain": {"damage": 3}\n "main": {}}', 2, "there is no comma here", "il manque ici une virgule"),
        ('{"villain" {}}', 1, "a key is followed by : and its value", "une clé est suivie de : et de sa valeur"),
        (
            "round = 1",
            1,
            "there is no value here: text is written in quotation marks, and a truth value is true or false",
            "il manque ici une valeur : un texte se met entre guillemets, un oui ou non est true ou false",
        ),
    ],
)
def test_json_that_is_none(text, line, en, fr, tmp_path):
    assert refused(text, tmp_path, name="it.json") == (line, f"this is not JSON: {en}")
    assert refused(text, tmp_path, "fr", "it.json") == (line, f"ce n'est pas du JSON : {fr}")


def test_a_key_that_json_has_twice(tmp_path):
    text = '{"villain": {"damage": 3},\n "round": 1,\n "villain": {}}'
    assert refused(text, tmp_path, name="it.json") == (3, "the key 'villain' occurs twice")
    assert refused("[1, 2]", tmp_path, name="it.json") == (1, "a position is a table, not [1, 2]")


# ---- more than any table has
@pytest.mark.parametrize(
    ("text", "line", "en", "fr"),
    [
        (
            "[villain]\ndamage = 1000000000",
            2,
            "damage is 1000000000, it must be at most 999",
            "damage vaut 1000000000, il faut au plus 999",
        ),
        (
            "[[player]]\nhand = ['Energy*1000000000']",
            2,
            "there can be 1 to 200 copies of a card, not 1000000000",
            "une carte a de 1 à 200 exemplaires, pas 1000000000",
        ),
        (
            f"[[player]]\nhand = ['Energy*{'9' * 40}']",
            2,
            "there can be 1 to 200 copies of a card, not > 10¹²",
            "une carte a de 1 à 200 exemplaires, pas > 10¹²",
        ),
        (
            "[[player]]\nhand = [" + "'Energy*200'," * 11 + "]",
            2,
            "this table has more than 2000 cards",
            "cette table a plus de 2000 cartes",
        ),
        (
            "[[player]]\nhand = ['Energy #100000']",
            2,
            "# is 100000, it must be at most 9999",
            "# vaut 100000, il faut au plus 9999",
        ),
        (
            "filler = 100000000",
            1,
            "filler is 100000000, it must be at most 200",
            "filler vaut 100000000, il faut au plus 200",
        ),
        (
            f"\nround = {10**30}",
            2,
            "round is > 10¹², it must be at most 9999",
            "round vaut > 10¹², il faut au plus 9999",
        ),
        (f"\nround = {'9' * 6000}", 2, "a number in it is too long", "un nombre y est trop long"),
        (
            f"a = {'[' * 100_000}",
            1,
            "tables and lists are nested more than 60 deep",
            "plus de 60 tables et listes sont imbriquées",
        ),
        (
            f"a = {'[' * 90}{']' * 90}",
            1,
            "tables and lists are nested more than 60 deep",
            "plus de 60 tables et listes sont imbriquées",
        ),
        (
            f"round = 1\na{'.a' * 300_000} = 1",
            2,
            "tables and lists are nested more than 60 deep",
            "plus de 60 tables et listes sont imbriquées",
        ),
        ("[[player]]\n" * 5, 1, "a table has one to four players, not 5", "une table a de un à quatre joueurs, pas 5"),
        (
            "[[player]]\nhand = [{event = {keywords = ['victory 99999999999']}}]",
            2,
            "victory is 999999999, it must be at most 999",
            "victory vaut 999999999, il faut au plus 999",
        ),
    ],
)
def test_there_is_an_end_to_everything(text, line, en, fr, tmp_path):
    start = time.process_time()
    says(text, tmp_path, line, en, fr)
    assert time.process_time() - start < 5


@pytest.mark.parametrize(
    "text",
    [
        "[[player]]\nhand = ['x" + " " * 300_000 + "y']",
        "[[player]]\nhero = '" + "x" * 300_000 + "'",
        "'" + "x" * 300_000 + "' = 1",
        "[[step]]\ndo = '" + "x" * 300_000 + "'",
        "[expect]\n'" + "x " * 150_000 + "' = 1",
        "[expect]\nasked = '" + "x" * 300_000 + "'",
        "[[step]]\ndo = 'choose'\ntarget = '" + "(" * 300_000 + "'",
        "scenario = '" + "x" * 300_000 + "'",
    ],
)
def test_a_long_text_is_refused_soon_and_in_short(text):
    start = time.process_time()
    with pytest.raises(PositionError) as e:
        run(text)
    assert time.process_time() - start < 5 and len(str(e.value)) < 700


def test_a_value_is_shown_as_it_is_written(tmp_path):
    assert refused("[villain]\ndamage = 2020-01-01", tmp_path)[1] == "damage is a whole number, not 2020-01-01"
    assert refused("[villain]\ndamage = {a = [true, 1.5]}", tmp_path)[1] == (
        "damage is a whole number, not {a = [true, 1.5]}"
    )
    assert refused("[villain]\ndamage = true", tmp_path, "fr")[1] == "damage est un nombre entier, pas true"
    assert refused(json.dumps({"villain": None}), tmp_path)[1] == "a card is a title, a code or a table, not null"


# ---- names of cards
@pytest.mark.parametrize(
    ("card", "en", "fr"),
    [
        (
            "Tigra (green)",
            "no Tigra is called 'green'; there are Tigra",
            "aucune carte Tigra n'est « green » ; il y a Tigra",
        ),
        ("Hulk [01001a]", "01001a is Spider-Man, not 'Hulk'", "01001a est Spider-Man, pas « Hulk »"),
        ("Hulk [99999]", "there is no card '99999'", "il n'y a pas de carte « 99999 »"),
        (
            "Mercena",
            "no card is called 'Mercena'; the nearest are Hydra Mercenary, Mercenaire d'Hydra",
            "aucune carte ne s'appelle « Mercena » ; les plus proches : Hydra Mercenary, Mercenaire d'Hydra",
        ),
    ],
)
def test_a_name_that_means_no_card(card, en, fr, tmp_path):
    says(f"[[player]]\nhand = ['{card}']", tmp_path, 2, en, fr)


def test_a_name_that_means_several_cards_names_them(tmp_path, monkeypatch):
    from quickstrike.champions.decks import names

    both = [dict(names.data()[c], name="Twin", name_fr="Jumeau", facts={}) for c in ("01005", "01050")]
    monkeypatch.setitem(names.titles(), "twin", both)
    line, what = refused("[[player]]\nhand = ['Twin']", tmp_path)
    assert (line, what) == (2, "'Twin' could be Twin (identity-specific), Twin (Aggression)")


@pytest.mark.parametrize(
    ("made", "en"),
    [
        ("{minion = {keywords = ['retaliate']}}", 'retaliate needs its number, such as "retaliate 1"'),
        ("{minion = {keywords = ['guard 2']}}", "guard takes nothing after it, not 'guard 2'"),
        ("{minion = {keywords = ['teamwork']}}", "teamwork must say what it is about, such as 'teamwork Avenger'"),
        ("{minion = {dash = ['hp']}}", "dash can't be 'hp'; it is one of atk, sch"),
        ("{minion = {alter_name = 'x'}}", "a made-up card has no 'alter_name'"),
        ("{minion = {res = ['mentl']}}", "res can't be 'mentl'; did you mean 'mental'?"),
        ("{minion = {max = {week = 1}}}", "a maximum has no 'week'"),
        ("{minion = {when_defeated = {damge = 1}}}", "an effect has no 'damge'; did you mean 'damage'?"),
        ("{minion = {when_defeated = {damage = 1, to = 'everybody'}}}", "to can't be 'everybody'"),
        ("{minion = {attach = 'deck'}}", "attach can't be 'deck'"),
    ],
)
def test_a_made_up_card_that_is_none(made, en, tmp_path):
    line, what = refused(f"[[player]]\nengaged = [{made}]", tmp_path)
    assert line == 2 and what.startswith(en)


def test_two_made_up_cards_of_one_name(tmp_path):
    says(
        "[cards]\nBrute = {minion = {}}\nbrute = {minion = {}}",
        tmp_path,
        3,
        "two cards in [cards] are called 'brute'",
        "deux cartes de [cards] s'appellent « brute »",
    )


def test_beside_a_save_there_is_nothing(tmp_path):
    says(
        "save = 'x'\nround = 3",
        tmp_path,
        2,
        "a file with a \"save\" says nothing else about the table, so 'round' can't be there",
        "un fichier avec « save » ne dit rien d'autre de la table, il n'y a donc pas de « round »",
    )
