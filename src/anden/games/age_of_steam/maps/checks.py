"""Whether a map file makes sense: every finding names the place in the file and the reason."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from anden.games.age_of_steam.keys import OPTIONS
from anden.games.age_of_steam.maps.map_file import City, MapFile, Terminal, Town
from anden.games.age_of_steam.maps.tables import COLUMNS, GOODS_IN_BOX, NEW_CITIES, TURNS
from anden.games.cube_rails.maps import checks, ground
from anden.games.cube_rails.maps.checks import land, rising
from anden.games.cube_rails.maps.ground import Finding, written
from anden.hexes import grid


def findings(file: MapFile, stem: str) -> list[Finding]:
    """All that is wrong with a map: (place, reason), in the order of the file. `stem` is the file's name without .json."""
    own = (_players, _hexes, _printed, _places, _growth, _cubes, _direct, _display, _rules)
    return checks.findings(file, stem, own)


def places(file: MapFile) -> Iterator[tuple[str, City | Town | Terminal]]:
    """Cities, towns and terminals with their place in the file."""
    for i, city in enumerate(file.cities):
        yield f"cities[{i}]", city
    for i, town in enumerate(file.towns):
        yield f"towns[{i}]", town
    for i, terminal in enumerate(file.terminals):
        yield f"terminals[{i}]", terminal


def _players(file: MapFile) -> list[Finding]:
    found: list[Finding] = []
    if not rising(file.players):
        found.append(("players", "each number once, rising"))
    for i, players in enumerate(file.players):
        if str(players) not in file.turns and players not in TURNS:
            found.append((f"players[{i}]", f"no number of turns for {players} players"))
    for number in file.turns:
        if int(number) not in file.players:
            found.append((f"turns.{number}", f"the map is not for {number} players"))
    order = file.rules.order.kind if file.rules.order else "auction"
    most = {"auction": 6, "fee": 2, "none": 1}[order]
    least = 1 if order == "none" else 2
    for i, players in enumerate(file.players):
        if not least <= players <= most:
            found.append((f"players[{i}]", f"{players} players cannot play with the turn order {order!r}"))
    return found


def _hexes(file: MapFile) -> list[Finding]:
    found = [
        (f"prices.{terrain}", f"the price of {terrain} is missing")
        for terrain, hexes in file.hexes.items()
        if hexes and terrain not in file.prices
    ]
    return found + checks.hex_findings(file)


def _printed(file: MapFile) -> list[Finding]:
    found: list[Finding] = []
    here, taken, seen = land(file), {place.hex for _, place in places(file)}, set()
    for price, hexes in file.printed_prices.items():
        for i, hex in enumerate(hexes):
            where = f"printed_prices.{price}[{i}]"
            if hex not in here:
                found.append((where, f"there is no hex {written(hex)}"))
            elif hex in taken:
                found.append((where, f"{written(hex)} is a city, town or terminal and has no price"))
            elif hex in seen:
                found.append((where, f"{written(hex)} has two prices"))
            seen.add(hex)
    return found


def _places(file: MapFile) -> list[Finding]:
    listed = [(where, place.id, place.hex) for where, place in places(file)]
    return ground.place_findings(listed, land(file), "cities, towns and terminals")


def _growth(file: MapFile) -> list[Finding]:
    """Every numbered column of the display in use feeds exactly one city, and every city gets cubes."""
    found: list[Finding] = []
    if file.rules.growth is None:
        return [
            (f"cities[{i}].growth", "the map has no goods growth")
            for i, city in enumerate(file.cities)
            if city.growth
        ]
    letters = {new.id for new in NEW_CITIES}
    in_use = [c.id for c in COLUMNS if c.section in file.display.sections and c.id not in letters]
    fed: dict[str, str] = {}
    for i, city in enumerate(file.cities):
        for k, column in enumerate(city.growth):
            where = f"cities[{i}].growth[{k}]"
            if column not in in_use:
                found.append((where, f"no column {column!r} here; there are {', '.join(in_use) or 'none'}"))
            elif column in fed:
                found.append((where, f"column {column!r} feeds {fed[column]} already"))
            fed.setdefault(column, city.id)
        if not city.growth and city.extra_growth is None:
            found.append((f"cities[{i}].growth", f"{city.id} has no column of the goods display"))
    found += [("cities", f"column {column!r} feeds no city") for column in in_use if column not in fed]
    return found


def _cubes(file: MapFile) -> list[Finding]:
    """The set-up, in every variant, takes no more cubes than there are."""
    found: list[Finding] = []
    known = {place.id: place for _, place in places(file) if not isinstance(place, Terminal)}
    for i, town in enumerate(file.towns):
        if town.good == "white" and file.rules.cotton is None:
            found.append((f"towns[{i}].good", "white is cotton: the rule 'cotton' is missing"))
        if town.good is not None and town.good in file.without_goods:
            found.append((f"towns[{i}].good", f"{town.good} is not in the game"))
    for option, values in file.variants.items():
        if option not in OPTIONS:
            found.append((f"variants.{option}", "no option of the game"))
            continue
        for value, cubes in values.items():
            if value not in OPTIONS[option]:
                found.append((f"variants.{option}.{value}", f"no value of the option {option!r}"))
            found += [
                (f"variants.{option}.{value}.{id}", "no such city or town") for id in cubes if id not in known
            ]
            if not any(id not in known for id in cubes):
                found += _enough(file, cubes, f"variants.{option}.{value}")
    return found + _enough(file, {}, "cities")


def _enough(file: MapFile, other: dict[str, int], where: str) -> list[Finding]:
    need: Counter[str] = Counter()
    for _, place in places(file):
        if isinstance(place, Terminal):
            need["any"] += 1
        else:
            good = place.good if isinstance(place, Town) else None
            need[good or "any"] += other.get(place.id, place.cubes)
    need["any"] += sum(
        min(file.display.rows, column.boxes)
        for column in COLUMNS
        if column.section in file.display.sections and (len(column.id) > 1 or column.id in file.new_cities)
    )
    taken = {place.hex for _, place in places(file)}
    need["any"] += sum(
        hex not in taken for terrain in file.rules.land_cubes for hex in file.hexes.get(terrain, ())
    )
    box = {good: n for good, n in GOODS_IN_BOX.items() if good not in file.without_goods}
    found = [
        (where, f"the set-up takes {n} {good} cubes, the box has {box.get(good, 0)}")
        for good, n in need.items()
        if good != "any" and n > box.get(good, 0)
    ]
    bag = sum(n for good, n in box.items() if good != "white")
    coloured = sum(n for good, n in need.items() if good not in ("any", "white"))
    if need["any"] + coloured > bag:
        found.append((where, f"the set-up takes {need['any'] + coloured} cubes, the bag has {bag}"))
    return found


def _direct(file: MapFile) -> list[Finding]:
    found: list[Finding] = []
    cities = {city.id: city for city in file.cities}
    seen: set[str] = set()
    for i, link in enumerate(file.direct_links):
        where = f"direct_links[{i}]"
        if link.id in seen:
            found.append((f"{where}.id", f"{link.id!r} twice"))
        seen.add(link.id)
        missing = [k for k in range(2) if link.between[k] not in cities]
        found += [(f"{where}.between[{k}]", f"there is no city {link.between[k]!r}") for k in missing]
        if not missing:
            first, second = cities[link.between[0]], cities[link.between[1]]
            if grid.beside(*first.hex, link.side) != second.hex:
                found.append(
                    (f"{where}.side", f"{second.id} does not lie over side {link.side} of {first.id}")
                )
    return found


def _display(file: MapFile) -> list[Finding]:
    found: list[Finding] = []
    if len(set(file.display.sections)) != len(file.display.sections):
        found.append(("display.sections", "each section once"))
    columns = {column.id for column in COLUMNS if column.section in file.display.sections}
    for column in file.display.not_dealt:
        if column not in columns:
            found.append((f"display.not_dealt.{column}", f"no column {column!r} here"))
    if len(set(file.new_cities)) != len(file.new_cities):
        found.append(("new_cities", "each New City once"))
    if file.rules.growth is not None and not file.display.sections:
        found.append(
            ("display.sections", "goods growth needs a section; without growth set rules.growth to null")
        )
    return found


def _rules(file: MapFile) -> list[Finding]:
    found: list[Finding] = []
    rules = file.rules
    actions = rules.actions.only if rules.actions else None
    if actions is not None and len(set(actions)) != len(actions):
        found.append(("rules.actions.only", "each action once"))
    if actions is not None and len(actions) < (file.players[-1] if file.players else 0):
        found.append(("rules.actions.only", f"{len(actions)} actions for {file.players[-1]} players"))
    if rules.actions is not None and rules.actions.cycle and file.players != (1,):
        found.append(("rules.actions.cycle", "only for one player"))
    if rules.growth is None and (actions is None or "production" in actions):
        found.append(("rules.actions", "'production' needs goods growth"))
    if rules.buy_back and file.players != (1,):
        found.append(("rules.buy_back", "only for one player"))
    for region in ("west", "east"):
        starts = any(city.region == region and city.start for city in file.cities)
        if rules.transcontinental and not starts:
            found.append(("rules.transcontinental", f"no city is a start of the {region}"))
    if rules.contiguous and not any(city.start for city in file.cities):
        found.append(("rules.contiguous", "no city is a start"))
    if rules.contiguous and not rules.transcontinental:
        found.append(
            ("rules.contiguous", "holds until the link of the rule 'transcontinental', which is missing")
        )
    if rules.cotton and not any(city.port for city in file.cities):
        found.append(("rules.cotton", "no city is a port"))
    for i, city in enumerate(file.cities):
        if city.port and not rules.cotton:
            found.append((f"cities[{i}].port", "the rule 'cotton' is missing"))
        if city.start and not rules.contiguous:
            found.append((f"cities[{i}].start", "the rule 'contiguous' is missing"))
    return found
