"""The JSON schema of map files, for editors: `python -m anden.games.railes.maps.schema` prints it."""

from __future__ import annotations

from anden.games.cube_rails.maps import schema
from anden.games.railes.maps import map_file


def written() -> str:
    return schema.written(map_file.MapFile, map_file.__file__, "A map of Raíles")


if __name__ == "__main__":
    print(written(), end="")
