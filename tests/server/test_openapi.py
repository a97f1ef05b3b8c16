"""The description of the interface is complete and true, and nonsense never breaks the server."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import requests
import schemathesis
from fastapi import FastAPI
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import checks

from anden.server.app import create_app
from anden.server.main import Server, configuration, listen
from tests.server.house import settings_for

EXAMPLES = 12
"""Per operation: enough to try every kind of nonsense a few times, few enough to be quick."""

CHECKS = [
    checks.not_a_server_error, checks.status_code_conformance, checks.content_type_conformance,
    checks.response_schema_conformance, checks.response_headers_conformance,
]  # fmt: skip

ROUTES = {
    "GET /api/health", "GET /api/metrics", "GET /api/games", "GET /api/games/{game}/text/{lang}",
    "GET /api/games/{game}/guide/{lang}", "GET /api/me", "PATCH /api/me", "POST /api/tables", "GET /api/tables/{table_id}",
    "POST /api/tables/{table_id}/join", "POST /api/tables/{table_id}/leave", "POST /api/tables/{table_id}/actions",
    "POST /api/tables/{table_id}/judge", "POST /api/tables/{table_id}/undo", "POST /api/tables/{table_id}/redo",
    "POST /api/tables/{table_id}/undo/ask", "POST /api/tables/{table_id}/undo/answer", "POST /api/tables/{table_id}/hint",
    "POST /api/tables/{table_id}/seats/{seat}/bot", "POST /api/tables/{table_id}/seats/{seat}/reclaim",
    "POST /api/tables/{table_id}/rematch", "GET /api/tables/{table_id}/plain/{n}", "GET /api/tables/{table_id}/positions/{n}",
    "GET /api/tables/{table_id}/record", "POST /api/records", "GET /api/tables/{table_id}/events",
}  # fmt: skip


ENDLESS = {"GET /api/tables/{table_id}/events"}
"""Read by tests/server/test_events.py."""


class Served:
    """A real server in a thread, with a guest who has tables in every state."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app
        listening = listen("127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        self._server = Server(configuration(app), app.state.services)
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [listening]}, daemon=True)
        self._thread.start()
        self.session = requests.Session()
        self.tables = [self._open("open"), self._open("hotseat"), self._finished()]

    def _post(self, path: str, body: Any) -> Any:
        return self.session.post(
            f"{self.address}/api{path}", json=body, headers={"X-Anden": "1"}, timeout=20
        ).json()

    def _open(self, second: str) -> str:
        seats = [{"kind": "me" if second == "open" else "hotseat"}, {"kind": second}]
        body = {"game": "toy", "map": "yard", "players": 2, "options": {"rounds": 1}, "seats": seats}
        return str(self._post("/tables", body)["id"])

    def _finished(self) -> str:
        table_id = self._open("hotseat")
        table = self.session.get(f"{self.address}/api/tables/{table_id}", timeout=20).json()
        while table["status"] != "over":
            body = {
                "seat": table["viewer"],
                "expect": table["length"],
                "key": str(table["length"]),
                "action": table["legal"][0],
            }
            table = self._post(f"/tables/{table_id}/actions", body)["table"]
        return table_id

    def close(self) -> None:
        self.session.close()
        self._server.should_exit = True
        self._thread.join(20)
        assert not self._thread.is_alive()


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("openapi")
    plenty = "1000000/minute"
    found = Served(create_app(settings_for(folder, rate_guest=plenty, rate_address=plenty, rate_tables=plenty,
                                           rate_hints=plenty, tables_per_guest=100_000)))  # fmt: skip
    yield found
    found.close()


@pytest.fixture(scope="module")
def described(served: Served) -> Any:
    return schemathesis.openapi.from_dict(served.app.openapi())


@pytest.mark.parametrize("mode", list(schemathesis.GenerationMode))
@pytest.mark.parametrize("route", sorted(ROUTES - ENDLESS))
def test_whatever_is_sent_the_answer_is_as_described(
    served: Served, described: Any, route: str, mode: schemathesis.GenerationMode
) -> None:
    """Sense and nonsense: no answer is a 500, and every answer has a status and a form that the description names."""
    method, path = route.split(" ")

    @given(case=described[path][method].as_strategy(generation_mode=mode))
    @settings(max_examples=EXAMPLES, deadline=None, derandomize=True, database=None,
              suppress_health_check=list(HealthCheck))  # fmt: skip
    def ask(case: Any) -> None:
        wanted = (case.path_parameters or {}).get("table_id")
        if wanted is not None and len(str(wanted)) % 4:
            case.path_parameters["table_id"] = served.tables[len(str(wanted)) % 4 - 1]
        case.call_and_validate(base_url=served.address, session=served.session, checks=CHECKS, timeout=30)

    try:
        ask()
    except Unsatisfiable:
        assert mode is schemathesis.GenerationMode.NEGATIVE, "nothing here can be wrong"


def test_every_route_of_the_reference_is_described(served: Served) -> None:
    schema = served.app.openapi()
    found = {f"{method.upper()} {path}" for path, methods in schema["paths"].items() for method in methods}
    assert found == ROUTES
    for methods in schema["paths"].values():
        for method, operation in methods.items():
            assert operation["summary"]
            assert operation["description"], operation["operationId"]
            assert "422" in operation["responses"]
            if method in ("post", "patch"):
                names = [parameter["name"] for parameter in operation["parameters"]]
                assert "X-Anden" in names
                assert {"403", "413", "429", "503"} <= set(operation["responses"])


def test_every_reference_leads_somewhere(served: Served) -> None:
    schema = served.app.openapi()
    known = schema["components"]["schemas"]

    def walk(part: Any) -> None:
        if isinstance(part, dict):
            if "$ref" in part:
                assert part["$ref"].removeprefix("#/components/schemas/") in known
            for value in part.values():
                walk(value)
        elif isinstance(part, list):
            for value in part:
                walk(value)

    walk(schema)
    assert {"Table", "Position", "VisibleEntry", "Refusal", "Done", "EntriesEvent"} <= set(known)
