"""What is stored, and how it is reached."""
