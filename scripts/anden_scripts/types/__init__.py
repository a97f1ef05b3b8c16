"""The types of the web client, made from those of the server and the games."""
