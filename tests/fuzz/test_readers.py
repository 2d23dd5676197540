"""Whatever stands in a text from outside: it is read or refused in one sentence, soon. `make fuzz` tries far more."""

from __future__ import annotations

import json
import random
import time

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tools.fuzzing.readers import readers, tried
from tools.fuzzing.spoil import spoiled

from quickstrike.server.patch import apply, diff

SOON = 2.0  # seconds of computing
QUICK = settings(
    derandomize=True,
    max_examples=25,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
NAMES = [r.name for r in readers()]


def reader(name):
    return next(r for r in readers() if r.name == name)


def is_soon(name, text, seed=0):
    began = time.process_time()
    taken = tried(reader(name), text, random.Random(seed))
    assert time.process_time() - began < SOON
    return taken


@pytest.mark.parametrize("name", NAMES)
def test_texts_that_are_fine_are_read(name):
    assert all(is_soon(name, text) for text in reader(name).texts())


@pytest.mark.parametrize("name", NAMES)
def test_a_spoiled_text_is_read_or_refused(name):
    @QUICK
    @given(st.integers(0, 2**32))
    def check(seed):
        chance = random.Random(seed)
        r = reader(name)
        is_soon(name, spoiled(chance.choice(r.texts()), chance, *r.wrong), seed)

    check()


WORDS = st.one_of(
    st.text(max_size=80),
    st.sampled_from(
        ["\n", " ", "= ", "[[player]]\n", "[card]\n", '{"quickstrike": 1', "1 x\n", "Hero: ", "(", "<deck>", '"']
    ),
)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda x: st.lists(x, max_size=4) | st.dictionaries(st.text(max_size=8), x, max_size=4),
    max_leaves=12,
)


@pytest.mark.parametrize("name", NAMES)
def test_any_text_is_read_or_refused(name):
    @QUICK
    @given(st.lists(WORDS, max_size=12), VALUES)
    def check(words, value):
        is_soon(name, "".join(words))
        is_soon(name, json.dumps(value))

    check()


@settings(derandomize=True, max_examples=200, deadline=None, database=None)
@given(VALUES, VALUES)
def test_a_patch_makes_the_one_of_the_other(old, new):
    """Whatever two views hold, what is sent of their difference leads from one to the other."""
    one, other = {"x": old, "same": [1, 2, old]}, {"x": new, "same": [1, new, 2, old]}
    patch = json.loads(json.dumps(diff(one, other)))
    assert apply(patch, json.loads(json.dumps(one))) == json.loads(json.dumps(other))
