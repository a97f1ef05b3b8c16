"""Track: what it costs, what it joins and blocks, and where trains get on it."""
