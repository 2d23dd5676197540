"""The command line speaks French: help, reports and what is wrong, with --lang fr or where the system is French."""

from __future__ import annotations

import json
import re

import pytest
from tests.champions.text.french import leaks

from quickstrike import champions
from quickstrike.champions.decks import write_deck
from quickstrike.champions.scenarios import starter_deck
from quickstrike.cli import HOUSE, commands, main, parser
from quickstrike.games import kit, kits, names

TEXT = write_deck(starter_deck("spider-man:justice"), "text")
QUOTED = re.compile("« .*? »")  # what somebody typed, or what a file has
COMMANDS = (*commands(kit("champions")), *HOUSE, *names())
NAMES = "|".join(
    (
        *names(),
        *HOUSE,
        "backup",
        "restore",
        *(c for k in kits() for c in commands(k)),
        "new",
        "show",
        "choose",
        "check",
        "convert",
        *("rate", "compare", "mulligan", "swap"),
    )
)
LISTED = re.compile(rf"(?m)^ +({NAMES})\b|valeurs connues : .* \(")  # names of commands
OCTGN = write_deck(starter_deck("spider-man:justice"), "octgn")


@pytest.fixture
def said(capsys, monkeypatch, tmp_path):
    """(exit code, output, errors) of a command, in a folder of its own, in French."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")

    def run(command: str) -> tuple[int, str, str]:
        code = main(command.split())
        return code, *capsys.readouterr()

    return run


@pytest.fixture
def files(tmp_path):
    """Everything that can be wrong with a file, by its name."""
    save = json.loads(champions.new(seed=1).save())
    log = {"quickstrike": "campaign", "format": 1, "heroes": ["spider-man"]}
    texts = {
        "cut.json": json.dumps(save)[:200],
        "other.json": "{}",
        "old.json": json.dumps({**save, "quickstrike": 99}),
        "game.json": json.dumps({**save, "game": "chess"}),
        "hole.json": json.dumps({"quickstrike": 1, "game": "champions"}),
        "state.json": json.dumps({**save, "state": {}}),
        "table.json": json.dumps({**save, "table": {}}),
        "rules.json": re.sub(r"(champions\.\w+)@\w+", r"\1@0", json.dumps({**save, "answers": [[0, "dance"]]})),
        "replay.json": json.dumps({**save, "answers": [[0, "dance"]]}),
        "setup.json": json.dumps({**save, "answers": 3}),
        "log.json": json.dumps({**log, "wounds": "many"}),
        "log2.json": json.dumps({**log, "format": 9}),
        "log3.json": json.dumps({**log, "at": -1}),
        "log4.json": "{",
        "log5.json": json.dumps({**log, "campaign": "x"}),
        "unknown.txt": TEXT.replace("Backflip", "Backflp"),
        "aspect.txt": TEXT.replace("Aspect: Justice", "Aspect: charm"),
        "nobody.txt": "Identity: Batman\n2 Haymaker\n",
        "line.txt": TEXT + "\nwhat is this\n",
        "empty.txt": "",
        "twice.txt": "Identity: Spider-Man\nIdentity: Iron Man\n",
        "many.txt": TEXT.replace("2 Backflip", "200 Backflip"),
        "code.txt": "Identity: Spider-Man\n2 Backflip [01005]\n1 Foo [99999]\n",
        "of.txt": "Identity: Spider-Man\n1 Energy (Foo)\n",
        "short.txt": "Identity: Spider-Man\n1 Tigra\n",
        "bad.json": "{]",
        "slots.json": '{"slots": []}',
        "copies.json": '{"slots": {"01002": "x", "9": 1}, "investigator_code": "01002", "meta": "{"}',
        "doubled.json": '{"slots": {"01002": 1, "01002": 2}}',
        "deck.o8d": OCTGN[:-10],
        "html.o8d": "<?xml version='1.0'?><html/>",
        "qty.o8d": OCTGN.replace('qty="1"', 'qty="one"'),
        "site.txt": "Mine\n\nSpider-Man\n\n2x Backflip\nfoo bar\n",
    }
    for name, text in texts.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    (tmp_path / "picture").write_bytes(b"\x89PNG\xff\xfe")
    (tmp_path / "dossier").mkdir()
    return texts


def subcommands() -> list[str]:
    """Every command, and those that have commands of their own with each of them."""
    top = next(a for a in parser()._actions if a.choices and "play" in a.choices)
    out = [""]
    for name in COMMANDS:
        out.append(name)
        for a in top.choices[name]._actions:
            if hasattr(a, "add_parser"):
                out += [f"{name} {x}" for x in a.choices]
    return out


@pytest.mark.parametrize("command", subcommands(), ids=lambda x: x or "quickstrike")
def test_help_is_french(said, command):
    code, text, _ = said(f"{command} --help")
    assert code == 0 and text.startswith("utilisation : quickstrike") and "afficher cette aide" in text
    assert leaks(LISTED.sub(" ", text)) == set()


@pytest.mark.parametrize(
    "command",
    [
        "sim --games 2 --jobs 1 --bot random",
        "sim --games 1 --jobs 1 --bot random --heroic 1 --skirmish II --mode expert",
        "cards",
        "deck show spider-man",
        "deck check she-hulk",
        "deck check short.txt",
        "deck convert iron-man --to text",
        "deck convert iron-man --to marvelcdb",
        "campaign new c.json --seed 3",
        "replay last.json",
        "bench --rounds 1",
        "play --terminal --heroes spider-man captain-marvel --seed 5 --bot all=random",
    ],
)
def test_a_report_is_french(said, files, tmp_path, monkeypatch, command):
    from quickstrike.lab.champions import card_bench as bench

    monkeypatch.setattr(bench, "measure", lambda rounds, m=bench.measure: m(rounds, 0.02))
    if command.startswith("replay"):
        g = champions.new(seed=4)
        for _ in range(40):
            g.answer(next(o for o in g.decision.options if o.verb != "concede"), seat=g.decision.seat)
        (tmp_path / "last.json").write_text(g.save(), encoding="utf-8")
    code, out, err = said(command)
    assert code in (0, 1) and out
    assert leaks(out + err) == set()


@pytest.mark.parametrize(
    "command",
    [
        "",
        "ply",
        "zzz",
        "play --bogus",
        "play --terminal --expert",
        "play zzz",
        "sim --games 0",
        "sim --games x",
        "play --port x",
        "play --host nowhere.invalid",
        "play --seed 7",
        "play --terminal --no-open",
        "sim --games",
        "sim --heroes",
        "sim --heroes ,",
        "sim --json=3",
        "sim --jobs 0",
        "sim --lang de",
        "sim --heroic -1",
        "sim --seed=",
        "deck",
        "deck chek x",
        "deck convert x --to jsn",
        "deck convert iron-man",
        "deck check",
        "deck check a b",
        "sim --heroes batman",
        "sim --heroes spiderman",
        "sim --heroes spider-man:leadership",
        "sim --scenario galactus",
        "sim --heroes spider-man spider-man",
        "sim --heroes a b c d e",
        "sim --mode hard",
        "sim --modular foo",
        "sim --modular bomb_scare bomb_scare",
        "sim --modular" + " random" * 99,
        "sim --heroic 99",
        "play --terminal --skirmish 4",
        "play --terminal --bot 2=random",
        "play --terminal --bot x",
        "play --terminal --bot 1=zzz",
        "play --terminal --load cut.json --seed 3",
        "play --terminal --save dossier",
        "play --terminal --load missing.json",
        "play --terminal --load dossier",
        "play --terminal --load picture",
        "sim --bot zzz",
        "play --terminal --load cut.json",
        "play --terminal --load other.json",
        "play --terminal --load old.json",
        "play --terminal --load game.json",
        "play --terminal --load hole.json",
        "play --terminal --load state.json",
        "play --terminal --load table.json",
        "play --terminal --load rules.json",
        "replay replay.json",
        "replay setup.json",
        "replay missing.json",
        "cards --pack zzz",
        "bench --rounds 0",
        "campaign show log.json",
        "campaign show log2.json",
        "campaign show log3.json",
        "campaign show log4.json",
        "campaign show log5.json",
        "campaign play missing.json",
        "campaign new log.json",
        "campaign new x --campaign zzz",
        "sim --deck unknown.txt",
        "sim --deck aspect.txt",
        "sim --deck nobody.txt",
        "sim --deck line.txt",
        "sim --deck empty.txt",
        "sim --deck twice.txt",
        "sim --deck many.txt",
        "sim --deck code.txt",
        "sim --deck of.txt",
        "sim --deck short.txt",
        "sim --deck bad.json",
        "sim --deck slots.json",
        "sim --deck copies.json",
        "sim --deck doubled.json",
        "sim --deck deck.o8d",
        "sim --deck html.o8d",
        "sim --deck qty.o8d",
        "sim --deck site.txt",
        "sim --deck missing.txt",
        "sim --deck picture",
        "sim --deck dossier",
        "deck check missing.txt",
        "deck show spidrman",
    ],
)
def test_what_is_wrong_is_told_in_french(said, files, command):
    code, _, err = said(command)
    assert code == 2 and err.startswith("quickstrike") and "Traceback" not in err
    assert leaks(LISTED.sub(" ", QUOTED.sub(" ", err))) == set()


def test_english_that_slips_in_is_found(said, monkeypatch):
    """The test above can fail."""
    from quickstrike.kernel.language import MESSAGES

    monkeypatch.setitem(MESSAGES["fr"], "unknown scenario", MESSAGES["en"]["unknown scenario"])
    assert leaks(QUOTED.sub(" ", said("sim --scenario zzz")[2])) == {"unknown", "scenario"}


def test_the_flag_goes_before_the_system(said, capsys, monkeypatch):
    assert said("sim --scenario zzz --lang en")[2].startswith("quickstrike sim: unknown scenario 'zzz'; known: ")
    assert said("sim --lang=en --help")[1].startswith("usage:")
    monkeypatch.setenv("LC_ALL", "C")
    assert said("--lang fr --help")[1].startswith("utilisation :")
    assert "scénario inconnu « zzz » ; connus : " in said("--lang fr sim --scenario zzz")[2]
