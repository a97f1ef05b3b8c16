"""What happens in each phase: what can be done, why something cannot, and doing it."""
