"""A share of the kills of tools/kill.py: whatever was acknowledged is there again."""

from __future__ import annotations

import json

import pytest

from tools import kill


@pytest.mark.parametrize(("store", "workers"), [("sqlite", 1), ("postgres", 2)])
def test_nothing_acknowledged_is_lost(store, workers, capfd):
    code = kill.main(["--kills", "3", "--players", "2", "--pause", "0.2", "--store", store, "--workers", str(workers)])
    found = json.loads(next(x for x in capfd.readouterr().out.splitlines() if x.startswith("{")))
    assert (code, found["lost"], found["kills"]) == (0, [], 3) and found["answers"] >= 9  # three before each kill
    assert found["returns"] or workers > 1  # of two workers the one may be killed that nobody sits at


def test_what_is_lost_is_noticed():
    """A table that stands before what its player was told."""
    player = kill.Player("http://nowhere", 0, "1")
    player.made, player.acked = {"table": "t", "host_key": "k"}, (0, 9)

    class Ws:
        def send(self, text):
            pass

        def recv(self, timeout):
            return json.dumps({"at": [0, 8], "views": {"0": {"result": now, "round": 2}}})

    now = None
    with pytest.raises(AssertionError, match="was acknowledged"):
        player.sits(Ws(), 0.0)
    player.acked, player.view = (0, 8), {"result": None, "round": 1}
    with pytest.raises(AssertionError, match="looks different"):
        player.sits(Ws(), 0.0)
    now = "lost"  # by an answer that was stored, and not acknowledged: the last one asks for nothing more
    player.sits(Ws(), 0.0)
    assert player.made is None
