/** The printed board made ready to draw and to search: made once, kept while the board is the same. Hundredths of a step are the units. */
import type { BoardInfo, City, EdgeRow, FerryLine, Line, Terrain } from '../types';

export interface Place {
  x: number;
  y: number;
}

/** A milepost. */
export interface Spot extends Place {
  n: number;
  /** City id or label. */
  id: string;
  label: string;
  terrain: Terrain;
  city: City | null;
}

export interface Link {
  edge: number;
  to: number;
  /** Of a track that ends there. */
  price: number;
  inside: boolean;
}

export interface Ferry extends FerryLine {
  points: [number, number];
  d: string;
}

export interface Atlas {
  board: BoardInfo;
  width: number;
  height: number;
  spots: Spot[];
  byId: Map<string, Spot>;
  cities: Map<string, City>;
  links: Link[][];
  /** By the two points, smaller first. */
  edgeOf: Map<string, number>;
  ferries: Ferry[];
  /** Outline of the red area of each major city. */
  areas: { city: City; d: string }[];
  paths: { land: string; islands: string; foreign: string; border: string; hills: string; alps: string; lakes: string };
  rivers: { id: string; name: string; system: string; d: string; long: number; letters: string }[];
}

export const STEP = 100;
const ROW = 86.6025;
/** The drawing reaches a little beyond the outermost points. */
const EDGE = 60;

export const spotAt = (row: number, col: number): Place => ({ x: (col + (row % 2 ? 0.5 : 0)) * STEP, y: row * ROW });
export const pair = (a: number, b: number): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

export function lineD(line: Line, closed = false): string {
  let d = '';
  for (let i = 0; i + 1 < line.length; i += 2) d += `${i ? 'L' : 'M'}${line[i]} ${line[i + 1]}`;
  return closed && d ? `${d}Z` : d;
}

const areasD = (lines: readonly Line[]): string => lines.map((l) => lineD(l, true)).join('');

function lengthOf(line: Line): number {
  let sum = 0;
  for (let i = 2; i + 1 < line.length; i += 2) sum += Math.hypot(line[i]! - line[i - 2]!, line[i + 1]! - line[i - 1]!);
  return sum;
}

/** The way letters run: from left to right. */
function readable(line: Line): Line {
  if (line[0]! <= line[line.length - 2]!) return line;
  const out: Line = [];
  for (let i = line.length - 2; i >= 0; i -= 2) out.push(line[i]!, line[i + 1]!);
  return out;
}

/** A place so far along a line, as a part of its whole length. */
export function along(line: Line, part: number): Place {
  let left = lengthOf(line) * part;
  for (let i = 2; i + 1 < line.length; i += 2) {
    const [x, y, dx, dy] = [line[i - 2]!, line[i - 1]!, line[i]! - line[i - 2]!, line[i + 1]! - line[i - 1]!];
    const step = Math.hypot(dx, dy);
    if (left <= step) return { x: x + (dx * left) / (step || 1), y: y + (dy * left) / (step || 1) };
    left -= step;
  }
  return { x: line[line.length - 2] ?? 0, y: line[line.length - 1] ?? 0 };
}

/** Radius of the coins with the prices of a ferry, at so many map units a pixel. */
export const coinSize = (px: number): number => Math.max(52, Math.min(9.5 * px, 60 + 4.2 * px));

/** Where the two prices of a ferry stand, side by side. */
export function coinsOf(ferry: FerryLine, px: number): [Place, Place] {
  const apart = (1.12 * coinSize(px)) / Math.max(1, lengthOf(ferry.line));
  return [along(ferry.line, 0.46 - apart), along(ferry.line, 0.46 + apart)];
}

/** The hexagon through the outer points, as far as there are any, with rounded corners left to the stroke. */
function areaOf(city: City, spots: readonly Spot[]): string {
  const middle = spots[city.point]!;
  const outer = city.points.filter((p) => p !== city.point).map((p) => spots[p]!);
  const around = outer.sort((a, b) => Math.atan2(a.y - middle.y, a.x - middle.x) - Math.atan2(b.y - middle.y, b.x - middle.x));
  // Where the hexagon is cut off by the sea the line goes through the centre.
  const ring: Place[] = [];
  around.forEach((p, i) => {
    const next = around[(i + 1) % around.length]!;
    ring.push(p);
    if (Math.hypot(next.x - p.x, next.y - p.y) > 1.2 * STEP) ring.push(middle);
  });
  return `M${ring.map((p) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join('L')}Z`;
}

function make(board: BoardInfo): Atlas {
  const cities = new Map(board.cities.map((c) => [c.id, c]));
  const cityAt = new Map<number, City>();
  for (const city of board.cities) for (const p of city.points) cityAt.set(p, city);
  const spots: Spot[] = board.points.map(([id, row, col, terrain, label], n) => ({
    n,
    id,
    label,
    terrain,
    city: cityAt.get(n) ?? null,
    ...spotAt(row, col),
  }));
  const byId = new Map(spots.map((s) => [s.id, s]));
  for (const s of spots) if (!byId.has(s.label)) byId.set(s.label, s);
  const placeOf = (point: string): number => byId.get(point)?.n ?? 0;
  const links: Link[][] = spots.map(() => []);
  const edgeOf = new Map<string, number>();
  board.edges.forEach(([a, b, toA, toB, kind]: EdgeRow, edge) => {
    links[a]!.push({ edge, to: b, price: toB, inside: kind === 'city' });
    links[b]!.push({ edge, to: a, price: toA, inside: kind === 'city' });
    edgeOf.set(pair(a, b), edge);
  });
  const { land, islands, foreign, border, mountains, alps } = board.outline;
  return {
    board,
    spots,
    byId,
    cities,
    links,
    edgeOf,
    width: board.columns * STEP + 2.5 * EDGE,
    height: board.rows * ROW + 1.2 * EDGE,
    ferries: board.ferries.map((f) => ({ ...f, points: [placeOf(f.ends[0]!.point), placeOf(f.ends[1]!.point)], d: lineD(f.line) })),
    areas: board.cities.filter((c) => c.tier === 'major').map((city) => ({ city, d: areaOf(city, spots) })),
    paths: {
      land: areasD(land),
      islands: areasD(islands),
      foreign: areasD(foreign),
      border: border.map((l) => lineD(l)).join(''),
      hills: areasD(mountains),
      alps: areasD(alps),
      lakes: areasD(board.lakes.map((l) => l.polygon)),
    },
    rivers: board.rivers.map((r) => ({
      id: r.id,
      name: r.name,
      system: r.system,
      d: lineD(r.line),
      long: lengthOf(r.line),
      letters: lineD(readable(r.line)),
    })),
  };
}

let last: { mark: string; atlas: Atlas } | null = null;

/** The same board gives the same atlas, so that what is drawn of it stays. */
export function atlasOf(board: BoardInfo): Atlas {
  if (last?.atlas.board === board) return last.atlas;
  const mark = JSON.stringify([board.points, board.edges, board.cities, board.ferries]);
  if (last?.mark !== mark) last = { mark, atlas: make(board) };
  return last.atlas;
}
