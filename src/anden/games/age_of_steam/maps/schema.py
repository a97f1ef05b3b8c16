"""The JSON schema of map files, for editors: `python -m anden.games.age_of_steam.maps.schema` prints it."""

from __future__ import annotations

from anden.games.age_of_steam.maps import map_file
from anden.games.cube_rails.maps import schema


def written() -> str:
    return schema.written(map_file.MapFile, map_file.__file__, "A map of Age of Steam")


if __name__ == "__main__":
    print(written(), end="")
