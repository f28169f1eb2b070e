"""Whatever the API's own schema allows, and much that it does not, gets an answer that is no server error."""

import asyncio
import json
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import HealthCheck, given, settings

from serving import InProcess, state, table_of
from villainy.table.app import make_app
from villainy.table.config import TableConfig
from villainy.table.limits import UNLIMITED
from villainy.table.secret import hashed
from villainy.table.storage import sqlite

schemathesis = pytest.importorskip("schemathesis")

TOKEN = {"authorization": "Bearer a-token"}
EXAMPLES = 25


def test_schemathesis_finds_no_server_error(db: Path) -> None:
    with patch("villainy.table.app.Bots", lambda: InProcess(1)):
        app, house = asyncio.run(make_app(TableConfig(db=sqlite(db), pace=0, limits=UNLIMITED)))
        described = app.openapi_schema.to_schema()

    async def sit_down() -> str:
        live = await table_of(house, "Ann", "Bob")
        person = live.row.seats[0].person
        assert person is not None
        await house.store.add_token(person, hashed("a-token"))
        return live.row.id

    table = asyncio.run(sit_down())
    live = house._live[table]
    before = state(house, live)
    schema = schemathesis.openapi.from_dict(json.loads(json.dumps(described)))
    schema.app = app
    operations = [found.ok() for found in schema.get_all_operations()]
    ours = [operation for operation in operations if operation.path.startswith("/api")]
    assert len(ours) >= 8
    answers: list[int] = []
    for operation in ours:
        if operation.path.endswith("/events"):
            continue  # it has no end

        @settings(
            deadline=None,
            derandomize=True,
            database=None,
            max_examples=EXAMPLES,
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy())
        def check(case: Any) -> None:
            leaves = case.path.endswith("/leave")  # the table has to last
            if "table" in case.path_parameters and len(answers) % 2 and not leaves:
                case.path_parameters["table"] = table
            headers = TOKEN if len(answers) % 3 else {}
            answer = case.call(headers=headers)
            answers.append(answer.status_code)
            assert answer.status_code < 500, (case.method, case.path, answer.status_code)

        check()
    assert {200, 400, 404} <= set(answers)
    assert state(house, live) == before
    asyncio.run(house.store.stop())
