"""`python -m anden` is the same as `anden`."""

from anden.cli import main

main()
