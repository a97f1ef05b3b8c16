"""Only completed links (Germany, «Construir Vías»): whether what a placement leaves unfinished can still be completed this turn.

`README.md` beside this file explains the search.
"""
