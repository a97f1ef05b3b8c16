# mypyc: compile
"""Points: of a round (heading «Fase de puntuación»), of the end (heading «Fin del juego»), and the score sheet."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from anden.core.facts import Arg, Score, ScoreLine
from anden.games.russian_railroads.printed import box
from anden.games.russian_railroads.printed.tables import (
    COLOURS,
    DOUBLE_LINE,
    END_INDEX,
    ENGINEERS,
    KIEV_MEDAL,
    LINES,
    TOKEN_INDEX,
    TRANSSIBERIAN,
    T,
    effect_amount,
    effect_type,
)
from anden.games.russian_railroads.state import (
    BLACK_NONE,
    FOR_INDUSTRY,
    KINDS,
    NONE,
    OVER,
    ROUNDS,
    Player,
    State,
)

KIND_KEYS: Final = (
    "transsiberian",
    "st_petersburg",
    "kiev",
    "industry",
    "passing",
    "line_ends",
    "engineers",
    "factories",
    "ten_points",
)

# --- a round ---------------------------------------------------------------------------------------------------------


def colour_at(p: Player, line: i64, space: i64) -> i64:
    """The track that a space counts for: the last colour that stands on it or beyond («vías virtuales»); NONE before all."""
    found: i64 = NONE
    colour: i64
    for colour in range(COLOURS):
        if p.track[line * COLOURS + colour] < space:
            break
        found = colour
    return found


def line_doubles(p: Player, line: i64) -> bool:
    """«El valor de este ferrocarril se dobla»."""
    k: i64
    for k in range(i64(len(T.scoring_line))):
        if T.scoring_line[k] == line and effect_type(T.scoring_effect[k]) == DOUBLE_LINE:
            return counts(p, k)
    return False


def counts(p: Player, k: i64) -> bool:
    """Whether a special space counts in scoring: track and locomotive have reached it, and the medal lies there."""
    space: i64 = T.scoring_space[k]
    line: i64 = T.scoring_line[k]
    if p.reach(line) < space or p.track[line * COLOURS + T.scoring_colour[k]] < space:
        return False
    return p.medal or effect_type(T.scoring_effect[k]) != KIEV_MEDAL


def space_points(p: Player, line: i64, space: i64) -> i64:
    """What one space of a line scores, doublers and the doubled line included; 0 beyond the reach."""
    if space > p.reach(line):
        return 0
    colour: i64 = colour_at(p, line, space)
    if colour == NONE:
        return 0
    points: i64 = T.value[colour + (COLOURS if p.revalued else 0)]
    if line == TRANSSIBERIAN and space <= p.doublers:
        points *= 2
    if line_doubles(p, line):
        points *= 2
    return points


def star_points(p: Player, line: i64) -> i64:
    """Stars and medal of a line."""
    total: i64 = 0
    k: i64
    for k in range(i64(len(T.scoring_line))):
        if T.scoring_line[k] == line and effect_type(T.scoring_effect[k]) != DOUBLE_LINE and counts(p, k):
            total += effect_amount(T.scoring_effect[k])
    return total


def line_points(p: Player, line: i64) -> i64:
    """«Cómo puntuar los 3 ferrocarriles»."""
    total: i64 = 0
    last: i64 = p.reach(line)
    front: i64 = p.track[line * COLOURS]
    if front < last:
        last = front
    values: i64 = COLOURS if p.revalued else 0
    doublers: i64 = p.doublers if line == TRANSSIBERIAN else 0
    space: i64
    for space in range(1, last + 1):
        points: i64 = T.value[values + colour_at(p, line, space)]
        total += points + points if space <= doublers else points
    if line_doubles(p, line):
        total *= 2
    return total + star_points(p, line)


def industry_points(p: Player) -> i64:
    """«Cómo puntuar la industrialización»: both markers."""
    points: i64 = T.lane_points[p.marker]
    if p.second != NONE:
        points += T.lane_points[p.second]
    return points


def round_points(p: Player) -> i64:
    total: i64 = industry_points(p)
    line: i64
    for line in range(LINES):
        total += line_points(p, line)
    return total


# --- the end ---------------------------------------------------------------------------------------------------------


def engineer_count(p: Player) -> i64:
    count: i64 = 0
    engineer: i64
    for engineer in range(ENGINEERS):
        if p.owns(engineer):
            count += 1
    return count


def highest_engineer(p: Player) -> i64:
    best: i64 = 0
    engineer: i64
    for engineer in range(ENGINEERS):
        if p.owns(engineer) and T.number[engineer] > best:
            best = T.number[engineer]
    return best


def majority_count(s: State, seat: i64) -> i64:
    """Engineers of a seat for the majority: the extra engineer counts where his card is known."""
    count: i64 = engineer_count(s.people[seat])
    for take in s.takes:
        if take >> 4 == seat and take & 15 == END_INDEX["extra_engineer"]:
            count += 1
    return count


def majority_order(s: State) -> list[int]:
    """«Mayoría de ingenieros»: seats with engineers, most first; ties by the highest number, which the extra
    engineer has not. He alone makes nobody a player with engineers."""
    ranked: list[tuple[int, int, int]] = []
    seat: i64
    for seat in range(s.players):
        count: i64 = majority_count(s, seat)
        if s.switches.majority_needs_engineer and engineer_count(s.people[seat]) == 0:
            continue
        if count > 0:
            ranked.append((-int(count), -int(highest_engineer(s.people[seat])), int(seat)))
    ranked.sort()
    return [seat for _, _, seat in ranked]


def card_points(s: State, seat: i64, card: i64) -> i64:
    """«Las cartas de bonificación final»: what a card scores for a seat now."""
    p = s.people[seat]
    name = box.END_IDS[card]
    score = box.END_CARDS[name]
    if "fixed" in score:
        return i64(int(score["fixed"]))
    if "tiers" in score:
        for tier in score["tiers"]:
            if int(tier["min"]) <= p.doublers <= int(tier["max"]):
                return i64(int(tier["points"]))
        return 0
    if "per" in score:
        points = _counted(p, str(score["per"])) * int(score["points"])
        most = int(score.get("max", points))
        return points if points < most else most
    if "sum" in score:
        return _summed(p, str(score["sum"]))
    return 0


def _counted(p: Player, what: str) -> int:
    if what == "completed_line":
        done = 0
        line: i64
        for line in range(LINES):
            if p.track[line * COLOURS] == T.length[line]:
                done += 1
        return done
    if what == "worker_gained_in_game":
        return int(gained_workers(p)) + (0 if p.black == BLACK_NONE else 1)
    if what == "factory_in_industry_track":
        return int(p.factories)
    if what == "question_token_on_board":
        count = 0
        for token in range(len(TOKEN_INDEX)):
            if (p.tokens >> token) & 1 != 0:
                count += 1
        return count
    return int(engineer_count(p))


def _summed(p: Player, what: str) -> int:
    total = 0
    if what == "spaces_of_three_black_tracks":
        line: i64
        for line in range(LINES):
            total += int(p.track[line * COLOURS])
    else:
        for value in p.locomotive:
            total += int(value)
    return total


def gained_workers(p: Player) -> i64:
    """Workers of the own colour that special spaces gave."""
    count: i64 = 0
    k: i64
    for k in T.worker_specials:
        if (p.fired >> k) & 1 != 0:
            count += 1
    return count


# --- the sheet -------------------------------------------------------------------------------------------------------


def kind_total(s: State, seat: i64, kind: i64) -> i64:
    total: i64 = 0
    r: i64
    for r in range(ROUNDS):
        total += s.tally[(seat * ROUNDS + r) * KINDS + kind]
    return total


def score_of(s: State, seat: int) -> Score:
    """The sheet of a seat: what was scored so far; cards and majority when the game is over."""
    lines: list[ScoreLine] = []
    for kind in range(KINDS):
        points = int(kind_total(s, seat, kind))
        if points != 0 or kind <= FOR_INDUSTRY:
            lines.append(ScoreLine(KIND_KEYS[kind], points))
    if s.phase == OVER:
        for take in s.takes:
            if take >> 4 == seat:
                card: dict[str, Arg] = {"card": box.END_IDS[take & 15]}
                lines.append(ScoreLine("end_card", int(card_points(s, seat, take & 15)), card))
        ranked = majority_order(s)
        place = ranked.index(seat) if seat in ranked else 99
        if place < len(box.MAJORITY):
            lines.append(ScoreLine("majority", box.MAJORITY[place], {"place": place + 1}))
    total = 0
    for line in lines:
        total += line.points
    return Score(seat, total, tuple(lines))


def ranking(s: State) -> list[list[int]]:
    """«En el caso de un empate» the victory is shared; so is every other place."""
    totals = [score_of(s, seat).total for seat in range(s.players)]
    places: list[list[int]] = []
    for total in sorted(set(totals), reverse=True):
        places.append([seat for seat in range(s.players) if totals[seat] == total])
    return places
