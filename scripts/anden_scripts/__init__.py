"""Everything that sets up, builds and checks Andén. Standard library only: it runs before anything is installed."""
