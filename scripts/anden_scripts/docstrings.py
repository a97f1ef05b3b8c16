"""Docstrings on the site; mkdocs.yml names this file, and mkdocstrings loads it."""

import sys
from pathlib import Path
from typing import Any

import griffe

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from anden_scripts.site import with_examples_as_code


class Examples(griffe.Extension):  # type: ignore[misc]  # mypy does not look into it: make test does without
    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = with_examples_as_code(obj.docstring.value)
