"""The scenarios, one file each: what is set up, what is done, what is measured."""
