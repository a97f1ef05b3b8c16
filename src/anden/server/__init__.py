"""The server: tables, guests, live events and bots over HTTP."""
