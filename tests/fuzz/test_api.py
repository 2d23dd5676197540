"""The API does what its description says, whatever is asked: schemathesis makes up requests from it."""

from __future__ import annotations

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import positive_data_acceptance
from tests.server.test_limits import serving

from quickstrike.server.apipage import documented
from quickstrike.server.app import create_app

QUICK = settings(
    derandomize=True, max_examples=12, deadline=None, database=None, suppress_health_check=list(HealthCheck)
)
MEANT = [positive_data_acceptance]
"""A schema can't say that a text is a save, that a number is one of a game's answers, or that 1.0 is no whole number."""


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("api")) as (_, (host, port)):
        yield f"http://{host}:{port}"


def operations():
    schema = schemathesis.openapi.from_dict(documented(create_app("nowhere")))
    return {f"{x.ok().method.upper()} {x.ok().path}": x.ok() for x in schema.get_all_operations()}


OPERATIONS = operations()


@pytest.mark.parametrize("name", OPERATIONS)
def test_every_request_is_answered_as_described(address, name):
    @QUICK
    @given(case=OPERATIONS[name].as_strategy())
    def check(case):
        case.call_and_validate(base_url=address, excluded_checks=MEANT if name.startswith("POST") else [])

    check()


@pytest.mark.parametrize("name", [x for x in OPERATIONS if "{table}" in x])
def test_so_is_every_request_of_who_has_the_key(address, name):
    @QUICK
    @given(case=OPERATIONS[name].as_strategy())
    def check(case):
        made = httpx.post(f"{address}/api/v1/tables", json={"seats": [{"starter": "spider-man"}]}).json()
        case.path_parameters["table"] = made["table"]
        case.headers["authorization"] = f"Bearer {made['host_key']}"
        r = case.call(base_url=address)
        assert r.status_code < 500 and r.status_code != 401
        case.validate_response(r, excluded_checks=MEANT)

    check()
