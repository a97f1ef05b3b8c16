"""Compiles modules with mypyc: compile_engine.py <folder of the package> <folder for results> <module>...

Run by anden_scripts.engine with the Python of .venv; setup.py uses the same settings for wheels.
"""

import os
import sys
import threading
from pathlib import Path
from typing import Any


def group_of(module: str) -> str:
    """Modules are compiled in groups, each game its own: a change in one game compiles that game only."""
    parts = Path(module).parts
    inside = parts[parts.index("anden") + 1 :]
    return f"anden_{inside[1]}" if inside[0] == "games" and len(inside) > 2 else "anden_core"


def extensions(modules: list[str], c_files: str) -> list[Any]:
    """The extension modules, as setuptools wants them. Modules are named relative to the current folder."""
    from mypyc.build import mypycify

    # Our own configuration of mypy is for checking, with src on its path: here the path decides.
    options = [
        "--config-file=",
        f"--cache-dir={c_files}/mypy_cache",
        "--hide-error-context",
        "--no-error-summary",
    ]
    groups: dict[str, list[str]] = {}
    for module in modules:
        groups.setdefault(group_of(module), []).append(module)
    separate: list[tuple[list[str], str | None]] = [(members, name) for name, members in groups.items()]
    files = [*options, *modules]
    found = mypycify(files, opt_level="3", debug_level="0", target_dir=c_files, separate=separate)
    if sys.platform != "win32":
        # Nobody replaces a function of ours while it runs: so small ones may be compiled into those that call them.
        for extension in found:
            extension.extra_compile_args = [*extension.extra_compile_args, "-fno-semantic-interposition"]
    return found


def telling(extensions: list[Any]) -> type[Any]:
    """Builds extensions and says after each how much of the C code is compiled: `compiled 37 %`."""
    from setuptools.command.build_ext import build_ext

    def size(extension: Any) -> int:
        return sum(Path(source).stat().st_size for source in extension.sources)

    total = sum(size(extension) for extension in extensions)

    class Telling(build_ext):  # type: ignore[misc]
        done = 0
        counting = threading.Lock()

        def build_extension(self, extension: Any) -> None:
            super().build_extension(extension)
            with self.counting:
                Telling.done += size(extension)
                print(f"compiled {100 * Telling.done // total} %", flush=True)

    return Telling


def main(arguments: list[str]) -> None:
    from setuptools import setup

    package_root, work, *modules = (Path(argument).resolve() for argument in arguments)
    os.chdir(package_root)
    work.mkdir(parents=True, exist_ok=True)
    relative = [str(module.relative_to(package_root)) for module in modules]
    print("checking types and writing C", flush=True)
    found = extensions(relative, str(work / "c"))
    print("compiled 0 %", flush=True)
    script_args = ["build_ext", f"--parallel={os.cpu_count() or 1}"]
    script_args += [f"--build-lib={work / 'lib'}", f"--build-temp={work / 'objects'}"]
    setup(
        name="anden-engine",
        packages=[],
        py_modules=[],
        ext_modules=found,
        script_args=script_args,
        cmdclass={"build_ext": telling(found)},
    )


if __name__ == "__main__":
    main(sys.argv[1:])
