"""What spaces, engineers, factories, tokens and cards give, and how it is used. Nothing is judged here."""
