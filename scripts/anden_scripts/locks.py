"""The lock files: which versions, with hashes, and nothing about the machine that wrote them."""

import re
from pathlib import Path

from anden_scripts import client
from anden_scripts.places import REQUIREMENTS, WEB
from anden_scripts.python_env import environment, tool
from anden_scripts.steps import Problem, Steps, quiet

OPTIONS = (
    "--quiet",
    "--generate-hashes",
    "--strip-extras",
    "--allow-unsafe",
    "--no-emit-index-url",
    "--no-emit-trusted-host",
    "--no-emit-find-links",
)
# dev first: it is the whole set, and the others take their versions from it.
ORDER = {
    "dev": (),
    "build": ("--constraint=dev.txt",),
    "base": ("--constraint=dev.txt",),
    "bench": (),
    "docs": (),
    "uv": (),
}
ADDRESS = re.compile(
    r"[a-z]+://|^\s*--?(index|extra-index|find-links|trusted|i |f )|@ file|(^|\s)/\w+/", re.MULTILINE
)


def recompile(steps: Steps, *more: str) -> None:
    env = environment(CUSTOM_COMPILE_COMMAND="make lock")
    for name, constraint in ORDER.items():
        with steps.step(f"requirements/{name}.txt"):
            command: list[str | Path] = [tool("pip-compile"), *OPTIONS, *constraint, *more]
            command += [f"{name}.in", f"--output-file={name}.txt"]
            quiet(command, log=f"lock-{name}", env=env, cwd=REQUIREMENTS)
    with steps.step("web/package-lock.json"):
        home = client.node_home()
        command = client.npm_command(home, "install", "--package-lock-only", "--ignore-scripts")
        quiet(command, log="lock-npm", env=client.node_environment(home), cwd=WEB)
    with steps.step("Nothing about this machine in them"):
        check()


def check() -> None:
    """Lock files must not tell from where, or on which machine, they were made."""
    for path in sorted(REQUIREMENTS.glob("*.txt")):
        if found := ADDRESS.search(path.read_text()):
            raise Problem(f"requirements/{path.name} names an address or a path: {found.group().strip()!r}")
    if '"resolved"' in (WEB / "package-lock.json").read_text():
        raise Problem(
            "web/package-lock.json holds download addresses ('resolved').", "web/.npmrc should omit them."
        )
