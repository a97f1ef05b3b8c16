"""What single maps add to the rules, in small functions; a map's data file switches them on by name."""
