"""The examples of docs/how-to/host.md are files that work: units, nginx and Caddy in front of a real server."""

from __future__ import annotations

import asyncio
import configparser
import dataclasses
import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import typer

from anden.cli.app import app
from anden.server.settings import Settings
from tests.server.house import Person
from tests.server.real import RealHouse, Watcher, real_house

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "docs" / "examples" / "hosting"
UNITS = sorted((EXAMPLES / "systemd").iterdir())
SERVICES = [unit for unit in UNITS if unit.suffix == ".service"]
PAGE = (ROOT / "docs" / "how-to" / "host.md").read_text(encoding="utf-8")
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")
CADDY = shutil.which("caddy")


# --- the page -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [item.name for item in dataclasses.fields(Settings)])
def test_the_page_names_every_setting(name: str) -> None:
    assert f"`ANDEN_{name.upper()}`" in PAGE


def test_every_setting_of_the_page_exists() -> None:
    known = {f"ANDEN_{item.name.upper()}" for item in dataclasses.fields(Settings)} | {"ANDEN_LOG"}
    written = [PAGE, *(path.read_text(encoding="utf-8") for path in EXAMPLES.rglob("*") if path.is_file())]
    assert set(re.findall(r"ANDEN_[A-Z_]+", "\n".join(written))) <= known


def test_the_page_tells_of_every_example() -> None:
    for path in EXAMPLES.rglob("*"):
        if path.is_file():
            assert f"../examples/hosting/{path.relative_to(EXAMPLES).as_posix()}" in PAGE


def command_problem(words: list[str]) -> str | None:
    """What is wrong with `anden …`, if anything."""
    commands: Any = typer.main.get_command(app)
    command = commands.commands.get(words[0])
    if command is None:
        return f"there is no command {words[0]}"
    options = {name for parameter in command.params for name in parameter.opts}
    wrong = [word for word in words[1:] if word.startswith("-") and word.partition("=")[0] not in options]
    return f"{words[0]} has no option {wrong[0]}" if wrong else None


def test_the_commands_of_the_page_exist() -> None:
    lines = [
        line
        for block in re.findall(r"^```\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
        for line in block.splitlines()
    ]
    found = [
        match[1]
        for line in lines
        if (match := re.search(r"(?:^|\s|/)anden ((?!serve:)[a-z]+\b[^#|]*)", line))
    ]
    assert len(found) >= 8
    assert [problem for words in found if (problem := command_problem(words.split("  ")[0].split()))] == []


# --- systemd ------------------------------------------------------------------------------------------------------


def read_unit(path: Path) -> configparser.ConfigParser:
    parser = configparser.ConfigParser(strict=False, interpolation=None, delimiters="=")
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string(path.read_text(encoding="utf-8"))
    return parser


@pytest.mark.parametrize("path", SERVICES, ids=lambda path: path.name)
def test_a_service_starts_a_command_that_exists(path: Path) -> None:
    words = shlex.split(read_unit(path)["Service"]["ExecStart"])
    assert words[0] == "/opt/anden/bin/anden"
    assert command_problem(words[1:]) is None


@pytest.mark.parametrize("path", SERVICES, ids=lambda path: path.name)
def test_a_service_may_do_little(path: Path) -> None:
    service = read_unit(path)["Service"]
    assert service["User"] == "anden"
    assert (service["ProtectSystem"], service["NoNewPrivileges"], service["UMask"]) == (
        "strict",
        "yes",
        "0077",
    )
    assert service["StateDirectory"].split()[0] == "anden"
    assert service["Environment"].split()[0] == "ANDEN_DATA=%S/anden"
    if service["Type"] == "exec":
        assert service["Restart"] == "on-failure"


def verified(folder: Path) -> str:
    """What systemd says about the units of a folder."""
    names = [path.name.replace("@.", "@1.") for path in sorted(folder.iterdir())]
    command = ["systemd-analyze", "verify", "--man=no", *(f"./{name}" for name in names)]
    told = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    return told.stdout + told.stderr + (f"exit code {told.returncode}" if told.returncode else "")


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here")
def test_systemd_understands_the_units(tmp_path: Path) -> None:
    for path in UNITS:
        text = path.read_text(encoding="utf-8").replace("/opt/anden/bin/anden", "/bin/true")
        (tmp_path / path.name).write_text(text, encoding="utf-8")
    told = verified(tmp_path)
    ours = [line for line in told.splitlines() if "anden" in line or "exit code" in line]
    assert ours == []
    broken = tmp_path / "anden.service"
    broken.write_text(broken.read_text(encoding="utf-8").replace("ProtectHome=yes", "ProtectHome=perhaps"))
    assert "perhaps" in verified(tmp_path), "the check can tell"


# --- nginx and Caddy ----------------------------------------------------------------------------------------------


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def certificate(folder: Path) -> None:
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1",
         "-subj", "/CN=anden.example", "-keyout", folder / "privkey.pem", "-out", folder / "fullchain.pem"],
        check=True, capture_output=True,
    )  # fmt: skip


def nginx_config(folder: Path, port: int, *upstreams: int) -> Path:
    """The example with ports and certificates of our own, inside the frame that Debian gives it."""
    text = (EXAMPLES / "nginx" / "anden.conf").read_text(encoding="utf-8")
    text = text.replace("/etc/letsencrypt/live/anden.example", str(folder))
    text = re.sub(r"\n *listen \[::\].*", "", text)
    text = text.replace("listen 80;", f"listen 127.0.0.1:{free_port()};")
    text = text.replace("listen 443 ", f"listen 127.0.0.1:{port} ")
    for example, real in zip((8001, 8002), upstreams, strict=True):
        text = text.replace(f"127.0.0.1:{example}", f"127.0.0.1:{real}")
    (folder / "anden.conf").write_text(text, encoding="utf-8")
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    user = "user root;\n" if os.geteuid() == 0 else ""
    frame = (
        f"{user}daemon off; worker_processes 1; pid {folder}/nginx.pid; error_log {folder}/error.log;\n"
        f"events {{ worker_connections 512; }}\n"
        f"http {{ access_log off; gzip on;\n{temporary}include {folder}/anden.conf;\n}}\n"
    )
    config = folder / "nginx.conf"
    config.write_text(frame, encoding="utf-8")
    return config


def caddy_config(folder: Path, port: int, *upstreams: int) -> Path:
    """The example without https (which needs a name of one's own)."""
    text = (EXAMPLES / "caddy" / "Caddyfile").read_text(encoding="utf-8")
    text = text.replace("anden.example {", f"http://127.0.0.1:{port} {{")
    text = text.replace("\tservers {", "\tadmin off\n\tservers {", 1)
    for example, real in zip((8001, 8002), upstreams, strict=True):
        text = text.replace(f"127.0.0.1:{example}", f"127.0.0.1:{real}")
    config = folder / "Caddyfile"
    config.write_text(text, encoding="utf-8")
    return config


@contextmanager
def proxy(kind: str, folder: Path, *upstreams: int) -> Iterator[str]:
    """A proxy in front of these servers; gives its address."""
    port = free_port()
    if kind == "nginx":
        if NGINX is None or shutil.which("openssl") is None:
            pytest.skip("no nginx (with openssl) here; on Debian: apt install nginx openssl")
        certificate(folder)
        config = nginx_config(folder, port, *upstreams)
        subprocess.run([NGINX, "-t", "-q", "-c", config], check=True)
        command, address = [NGINX, "-c", str(config)], f"https://127.0.0.1:{port}"
    else:
        if CADDY is None:
            pytest.skip("no Caddy here; on Debian: apt install caddy")
        config = caddy_config(folder, port, *upstreams)
        check = [CADDY, "validate", "--config", str(config), "--adapter", "caddyfile"]
        subprocess.run(check, check=True, capture_output=True)
        command = [CADDY, "run", "--config", str(config), "--adapter", "caddyfile"]
        address = f"http://127.0.0.1:{port}"
    with (folder / "output").open("wb") as output:
        running = subprocess.Popen(
            command, stdout=output, stderr=output, env={**os.environ, "HOME": str(folder)}
        )
    try:
        limit = time.monotonic() + 20
        while True:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            assert running.poll() is None, (folder / "output").read_text()
            assert time.monotonic() < limit, "the proxy does not start"
            time.sleep(0.05)
        yield address
    finally:
        # nginx ends its workers at once; Caddy would wait for servers that cannot answer while this waits for it.
        running.send_signal(signal.SIGTERM if kind == "nginx" else signal.SIGKILL)
        running.wait(20)


def port_of(house: RealHouse) -> int:
    return int(house.address.rsplit(":", 1)[1])


def person_at(address: str) -> Person:
    client = httpx.AsyncClient(base_url=address, headers={"X-Anden": "1"}, timeout=20, verify=False)
    return Person(client)


@pytest.mark.anyio
@pytest.mark.parametrize("kind", ["nginx", "caddy"])
async def test_a_game_through_a_proxy_with_two_processes(kind: str, tmp_path: Path) -> None:
    """No sticky sessions, live updates that arrive at once, and addresses as the proxy tells them."""
    data = tmp_path / "data"
    async with (
        real_house(data, proxies="127.0.0.1", poll=0.05) as one,
        real_house(data, proxies="127.0.0.1", poll=0.05) as two,
    ):
        with proxy(kind, tmp_path, port_of(one), port_of(two)) as address:
            ana = person_at(address)
            first = await ana.http.get("/api/me", headers={"X-Forwarded-For": "9.9.9.9"})
            assert ("secure" in first.headers["set-cookie"].lower()) == address.startswith("https")
            table = await ana.open("hotseat", "hotseat", options={"rounds": 2})
            async with Watcher(ana, table) as stream:
                await stream.next()
                for _ in range(4):  # the event comes while the stream is open: nothing is held back
                    table = await ana.act(await ana.look(table))
                    async with asyncio.timeout(10):
                        while (stream.last_id or 0) < table["length"]:
                            await stream.next()
            numbers = await ana.http.get("/api/metrics")
            assert numbers.status_code == (200 if kind == "nginx" else 404), (
                "nginx answers its own machine only"
            )
            asked = [house.services.metrics.text().count("anden_requests_total{") for house in (one, two)]
            assert all(asked), "both have been asked"
            await ana.http.aclose()
