import sys

from anden.arena.command import main

if __name__ == "__main__":
    sys.exit(main())
