import sys

from bench.load.run import main

if __name__ == "__main__":
    sys.exit(main())
