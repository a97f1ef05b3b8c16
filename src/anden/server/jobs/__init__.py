"""Work outside of requests: bots in worker processes, and who drives them."""
