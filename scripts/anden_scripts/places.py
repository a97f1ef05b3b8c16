"""Where things are in a checkout."""

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "anden"
STATIC = PACKAGE / "server" / "static"
WEB = ROOT / "web"
BUILD = ROOT / "build"
LOGS = BUILD / "logs"
COMPILED = BUILD / "compiled"
REQUIREMENTS = ROOT / "requirements"
VENV = ROOT / ".venv"
VENV_BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
VENV_PYTHON = VENV_BIN / ("python.exe" if os.name == "nt" else "python")
