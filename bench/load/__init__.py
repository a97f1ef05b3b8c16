"""Load on a real server: what an action costs, how many a process carries, how it starts and grows."""
