/** The printed faces, straight from the game's own data: one truth for rules and drawings. */
import objectiveData from '../../../../../src/anden/games/railroad_tiles/data/objectives.json';
import tileData from '../../../../../src/anden/games/railroad_tiles/data/tiles.json';

export type Side = 'N' | 'E' | 'S' | 'W';
export type Route = 'road' | 'rail';
export type PawnKind = 'car' | 'train' | 'passenger';

export interface Segment {
  route: Route;
  sides: Side[];
}

export interface Location {
  pawn: PawnKind;
  segments: number[];
}

export interface Face {
  code: string;
  configuration: string;
  background: 'field' | 'town';
  segments: Segment[];
  /** The segments that meet at its station; none without a station. */
  joins: number[];
  station: boolean;
  locations: Location[];
  objective: boolean;
}

interface RawRoutes {
  segments: { route: string; sides: string }[];
  station?: number[];
}

interface RawFace {
  background: string;
  locations: { pawn: string; segments: number[] }[];
}

const SIDES: Side[] = ['N', 'E', 'S', 'W'];

function toFace(code: string, configuration: string, raw: RawFace, routes: RawRoutes, objective: boolean): Face {
  return {
    code,
    configuration,
    background: raw.background as Face['background'],
    segments: routes.segments.map((s) => ({ route: s.route as Route, sides: s.sides.split('') as Side[] })),
    joins: routes.station ?? [],
    station: routes.station !== undefined,
    locations: raw.locations as Location[],
    objective,
  };
}

function readFaces(): Map<string, Face> {
  const all = new Map<string, Face>();
  const shapes = tileData.configurations as Record<string, RawRoutes>;
  const designs = tileData.designs as Record<string, RawFace & { configuration: string }>;
  for (const [code, raw] of Object.entries(designs)) all.set(code, toFace(code, raw.configuration, raw, shapes[raw.configuration]!, false));
  const objectives = objectiveData.objectives as Record<string, RawFace & RawRoutes>;
  for (const [id, raw] of Object.entries(objectives)) all.set(id, toFace(id, id, raw, raw, true));
  return all;
}

export const faces: ReadonlyMap<string, Face> = readFaces();

/** Where a printed side points once the tile lies in `turn` (0-3 clockwise, 4-7 turned over first). */
export function turnSide(side: Side, turn: number): Side {
  let i = SIDES.indexOf(side);
  if (turn >= 4) i = (4 - i) % 4;
  return SIDES[(i + turn) % 4]!;
}

/** The face as it lies on the table: same tile, sides turned. Nothing drawn on it is ever mirrored. */
export function turned(face: Face, turn: number): Face {
  if (turn === 0) return face;
  const segments = face.segments.map((s) => ({ ...s, sides: s.sides.map((side) => turnSide(side, turn)) }));
  return { ...face, segments };
}

/** What leaves a (turned) face at each side. */
export function sidesOf(face: Face): Record<Side, Route | 'blank'> {
  const sides: Record<Side, Route | 'blank'> = { N: 'blank', E: 'blank', S: 'blank', W: 'blank' };
  for (const segment of face.segments) for (const side of segment.sides) sides[side] = segment.route;
  return sides;
}
