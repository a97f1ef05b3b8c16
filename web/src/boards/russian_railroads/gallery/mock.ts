/** Positions made by hand from the data of the game: for the gallery and for tests. Not part of the build. */
import boardData from '../../../../../src/anden/games/russian_railroads/data/board.json';
import cardData from '../../../../../src/anden/games/russian_railroads/data/cards.json';
import engineerData from '../../../../../src/anden/games/russian_railroads/data/engineers.json';
import pieceData from '../../../../../src/anden/games/russian_railroads/data/pieces.json';
import playerData from '../../../../../src/anden/games/russian_railroads/data/player_board.json';
import guessed from '../../../../../src/anden/games/russian_railroads/data/reconstructed.json';
import { phaseOf, positionOf, seatOf, tableOf } from '../../../net/samples';
import type { Action } from '../../../net/types';
import { lookOf } from '../../../table/looks';
import { Session } from '../session.svelte';
import type { BoardInfo, Colour, Effect, LineId, Offer, PlayerView, Props, SpaceInfo, View } from '../types';

export const NAMES = ['Ana', 'Beto', 'Carla', 'Dani'];
type Named = { id: string; gives: Effect[] }[];
const byId = (things: Named) => Object.fromEntries(things.map((t) => [t.id, t.gives]));

function info(players: number): BoardInfo {
  const spaces = boardData.spaces
    .filter((s) => s.players.includes(players))
    .map((s) => ({
      ...s,
      cost: { workers: Number(s.cost.workers) || (s.cost.rubles ? 0 : guessed.last_round_workers), rubles: s.cost.rubles },
    })) as unknown as SpaceInfo[];
  return {
    spaces,
    engineer_slots: boardData.engineer_row[String(players) as '4'],
    lines: playerData.lines as unknown as BoardInfo['lines'],
    industry: (playerData.industry as { points?: number | null; factory?: number; gives?: Effect[] }[]).map((s) => ({
      points: s.points ?? null,
      factory: s.factory ?? null,
      gives: s.gives ?? [],
    })),
    colours: pieceData.colours as BoardInfo['colours'],
    engineers: Object.fromEntries(
      engineerData.engineers.map((e) => [e.id, { ...guessed.engineers.find((g) => g.id === e.id)!, gives: e.gives as Effect[] }]),
    ) as unknown as BoardInfo['engineers'],
    factories: Object.fromEntries(guessed.factories.map((f) => [String(f.value), f.gives as Effect[]])),
    tokens: byId(cardData.question_tokens as Named),
    cards: byId(cardData.question_cards as Named),
    start_cards: byId(cardData.start_bonus_cards as Named),
    end_cards: cardData.end_bonus_cards.map((c) => c.id),
    pass_points: guessed.pass_points.slice(0, players),
    end_bonus_points: cardData.end_bonus_points,
    majority: engineerData.majority,
  };
}

function player(seat: number, board: BoardInfo): PlayerView {
  const tracks = {
    transsiberian: { black: 7, grey: 5, brown: 2 },
    st_petersburg: { black: 4, grey: 2, brown: 0 },
    kiev: { black: 3, grey: 0, brown: 0 },
  };
  const reach: Record<LineId, number> = { transsiberian: 6, st_petersburg: 4, kiev: 0 };
  const values: Record<Colour, number> = { black: 0, grey: 1, brown: 2, natural: 4, white: 7 };
  const scored = (line: LineId) =>
    Array.from({ length: Math.min(reach[line], tracks[line].black) }, (_, i) => {
      const colour: Colour = tracks[line].brown > i ? 'brown' : tracks[line].grey > i ? 'grey' : 'black';
      const doubled = line === 'transsiberian' && i < 2;
      return { space: i + 1, colour, value: values[colour] * (doubled ? 2 : 1), doubled };
    });
  const lineOf = (l: LineId) => ({ points: scored(l).reduce((n, s) => n + s.value, 0), stars: 0, double: false, spaces: scored(l) });
  const lines = { transsiberian: lineOf('transsiberian'), st_petersburg: lineOf('st_petersburg'), kiev: lineOf('kiev') };
  return {
    points: 30 + seat,
    position: seat + 1,
    passed: false,
    pass_points: board.pass_points[seat] ?? 0,
    claims: null,
    workers: { total: 6, free: 4, reserve: 1 },
    temporary: seat === 0 ? 2 : 0,
    black: 'none',
    rubles: 2,
    tracks,
    locomotives: { transsiberian: [4, 2], st_petersburg: [4], kiev: [] },
    reach,
    doublers: 2,
    factories: [2, 5],
    markers: [4],
    engineers: seat === 0 ? [{ id: 'black_grey', number: 4, pieces: null }] : [],
    tokens: Object.keys(board.tokens).filter((t) => t !== 'kiev_medal'),
    tokens_used: [{ token: 'kiev_medal', place: 'st_petersburg_4' }],
    revalued: false,
    medal: true,
    end_cards: 0,
    own_end_cards: seat === 0 ? [] : null,
    special: board.lines.flatMap((l) =>
      l.special.map((s) => ({
        line: l.id,
        space: s.space,
        track: s.track,
        gives: s.gives,
        timing: s.timing,
        done: false,
        missing: { track: 2, reach: s.locomotive ? 3 : 0 },
      })),
    ),
    preview: { lines, industry: [5], total: 5 + Object.values(lines).reduce((n, l) => n + l.points, 0) },
    final: { engineers: seat === 0 ? 1 : 0, majority: seat === 0 ? 40 : 0, cards: seat === 0 ? [] : null },
    history: [{ round: 1, transsiberian: 3, st_petersburg: 0, kiev: 0, industry: 2, other: 0, total: 5 }],
  };
}

export interface Made {
  view: View;
  legal: Action[];
}

/** A round in the middle of the game, Ana to move. `offered` are pairs of an action and what the view says of it. */
export function make(players = 4, change: (view: View) => void = () => {}, offered: [Action, Offer | null][] = []): Made {
  const board = info(players);
  const row = ['brown_5vp', 'any_black', 'grey_brown', 'repeat', 'black_black', 'loco_or_factory', 'doubler_3vp'].slice(
    -board.engineer_slots.length,
  );
  const view: View = {
    round: 3,
    rounds: 7,
    last_round: false,
    phase: 'turn',
    order: [0, 1, 2, 3].slice(0, players),
    passed: [],
    turn: { seat: 0, kind: 'turn', space: null, piece_black: false },
    board,
    spaces: Object.fromEntries(board.spaces.map((s) => [s.id, { free: s.rounds !== 'last', engineer: null, pieces: [], why: null }])),
    engineers: row,
    stacks: { 2: 0, 3: 1, 4: 4, 5: 4, 6: 4, 7: 4, 8: 4, 9: 4 },
    lowest: 3,
    face_up: [1],
    doublers: 12,
    temporary_workers: 0,
    cards: Object.keys(board.cards),
    start_cards: [],
    pile: { left: 8, seen: null, since: 0 },
    pending: [],
    players: Array.from({ length: players }, (_, seat) => player(seat, board)),
    offers: offered.map(([, offer]) => offer as View['offers'][number]),
    end: false,
  };
  view.spaces['engineer_hire']!.engineer = row.at(-1)!;
  view.spaces['engineer_public_1']!.engineer = row.at(-2)!;
  if (view.spaces['engineer_public_2']) view.spaces['engineer_public_2'].engineer = row.at(-3)!;
  view.spaces['track_grey2']?.pieces.push({ seat: 1, workers: 1, temporary: 0, black: 0, rubles: 0 });
  change(view);
  return { view, legal: offered.map(([action]) => action) };
}

/** Placing on three black advances, in all ways. */
export const PLACEMENTS: [Action, Offer | null][] = [
  ...[{ rubles: 2 }, { workers: 1, rubles: 1 }, { workers: 2 }, { workers: 1, temporary: 1 }].map((paid): [Action, Offer] => [
    { do: 'place', space: 'track_black3', workers: 0, temporary: 0, black: false, rubles: 0, ...paid },
    { gives: [{ type: 'advance', colours: ['black'], steps: 3 }], swap: false },
  ]),
  [
    { do: 'place', space: 'own_black_grey', workers: 1, temporary: 0, black: false, rubles: 0 },
    { gives: [], swap: false },
  ],
  [{ do: 'pass' }, { points: 2 }],
];

export function propsOf({ view, legal }: Made, did: Partial<Props> = {}): Props {
  const position = positionOf(view, { phase: phaseOf(view.phase, { round: view.round, rounds: view.rounds }) });
  const seats = view.players.map((_, seat) => seatOf(seat, NAMES[seat]!));
  const table = tableOf('russian_railroads', position, { legal, seats });
  return {
    table,
    position,
    legal,
    texts: (key, args) => (args ? `${key} ${JSON.stringify(args)}` : key),
    lang: 'es',
    live: true,
    viewer: 0,
    looks: seats.map((s) => lookOf(s.seat, s.name)),
    hinted: null,
    busy: false,
    reducedMotion: true,
    session: new Session(),
    onAct: () => {},
    onWhyNot: () => {},
    onAnnounce: () => {},
    ...did,
  };
}
