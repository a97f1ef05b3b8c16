"""Sets up and runs Andén: `python3 scripts/anden_setup.py play` does what `make play` does, without make.

This file is written so that any Python 3 can read it: an old one must be able to say that it is too old, and to look
for a newer one. The work itself is in scripts/anden_scripts.
"""

import os
import shutil
import sys

OLDEST = (3, 11)
NEWER = ("python3.14", "python3.13", "python3.12", "python3.11")


def hand_over_to_newer_python() -> None:
    """Start again with a newer Python if this machine has one; otherwise say what to do and stop."""
    for name in NEWER:
        path = shutil.which(name)
        if path:
            os.execv(path, [path] + sys.argv)
    sys.stderr.write(
        "Andén needs Python %s.%s or newer; this is Python %s.%s (%s).\n"
        "What to do: install a newer one (Debian 12 or later: sudo apt install python3 python3-venv)\n"
        "and run again, or name it:  make play PYTHON=/path/to/python3\n"
        % (OLDEST + tuple(sys.version_info[:2]) + (sys.executable,))
    )
    sys.exit(1)


if __name__ == "__main__":
    if sys.version_info < OLDEST:
        hand_over_to_newer_python()
    from anden_scripts.tasks import main

    sys.exit(main(sys.argv[1:]))
