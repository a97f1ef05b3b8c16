/** Roads and rails of one face as paths. A tile is 100 by 100 with its centre at 0,0; routes enter at the middle of a side. */
import type { Face, Location, Route, Segment, Side } from './faces';

export interface Point {
  x: number;
  y: number;
}

export const HALF = 50;
export const ROAD = 7;
export const GAUGE = 2.7;
const OVER = 0.6;

export const VECTOR: Record<Side, Point> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
};

/** One stretch: from a side to another side or to `stop` units from the centre (an arm). */
export interface Stretch {
  route: Route;
  /** Which segment of the face it is part of. */
  segment: number;
  from: Side;
  to: Side | null;
  stop: number;
  /** Solid line, a hair longer than the tile so that neighbours overlap. */
  bed: string;
  /** The exact middle line, for dashes. */
  middle: string;
  /** Dashes are counted in these units, so that each side is met in the middle of a dash. */
  units: number;
  left: string;
  right: string;
}

export interface Routes {
  roads: Stretch[];
  rails: Stretch[];
  fillets: string[];
  turningCircle: boolean;
  turntable: boolean;
  buffer: Side | null;
  overpass: { road: Side; rail: Side } | null;
}

const n = (v: number) => Math.round(v * 100) / 100;
const opposite = (a: Side, b: Side) => VECTOR[a].x + VECTOR[b].x === 0 && VECTOR[a].y + VECTOR[b].y === 0;

function linePath(a: Point, from: number, to: number, shift: number): string {
  const sx = -a.y * shift;
  const sy = a.x * shift;
  return `M${n(a.x * from + sx)} ${n(a.y * from + sy)}L${n(a.x * to + sx)} ${n(a.y * to + sy)}`;
}

function arcPath(a: Point, b: Point, shift: number, over: number): string {
  const r = HALF - shift;
  const sweep = a.x * b.y - a.y * b.x > 0 ? 0 : 1;
  const s = { x: a.x * HALF + b.x * shift, y: a.y * HALF + b.y * shift };
  const e = { x: b.x * HALF + a.x * shift, y: b.y * HALF + a.y * shift };
  const head = over ? `M${n(s.x + a.x * over)} ${n(s.y + a.y * over)}L` : 'M';
  const tail = over ? `L${n(e.x + b.x * over)} ${n(e.y + b.y * over)}` : '';
  return `${head}${n(s.x)} ${n(s.y)}A${n(r)} ${n(r)} 0 0 ${sweep} ${n(e.x)} ${n(e.y)}${tail}`;
}

function stretch(route: Route, from: Side, to: Side | null, stop = 0): Stretch {
  const a = VECTOR[from];
  const base = { route, segment: 0, from, to, stop };
  if (to === null || opposite(from, to)) {
    const end = to === null ? stop : -HALF;
    const last = to === null ? end : end - OVER;
    return {
      ...base,
      bed: linePath(a, HALF + OVER, last, 0),
      middle: linePath(a, HALF, end, 0),
      units: HALF - end,
      left: linePath(a, HALF + OVER, last, GAUGE),
      right: linePath(a, HALF + OVER, last, -GAUGE),
    };
  }
  const b = VECTOR[to];
  return {
    ...base,
    bed: arcPath(a, b, 0, OVER),
    middle: arcPath(a, b, 0, 0),
    units: 80,
    left: arcPath(a, b, GAUGE, OVER),
    right: arcPath(a, b, -GAUGE, OVER),
  };
}

function fillet(a: Side, b: Side): string {
  const u = VECTOR[a];
  const v = VECTOR[b];
  const at = (p: number, q: number) => `${n(u.x * p + v.x * q)} ${n(u.y * p + v.y * q)}`;
  const far = ROAD + 9;
  return `M${at(far, ROAD)}Q${at(ROAD + 0.5, ROAD + 0.5)} ${at(ROAD, far)}L${at(0, far)}L${at(0, 0)}L${at(far, 0)}Z`;
}

function adjacentPairs(sides: Side[]): [Side, Side][] {
  const pairs: [Side, Side][] = [];
  sides.forEach((a, i) => sides.slice(i + 1).forEach((b) => !opposite(a, b) && pairs.push([a, b])));
  return pairs;
}

function segmentStretches(segment: Segment, station: boolean, stop: number): Stretch[] {
  const { route, sides } = segment;
  if (station) return sides.map((side) => stretch(route, side, null, 0));
  if (sides.length === 1) return [stretch(route, sides[0]!, null, stop)];
  if (sides.length === 2) return [stretch(route, sides[0]!, sides[1]!)];
  const through = sides.flatMap((a, i) =>
    sides
      .slice(i + 1)
      .filter((b) => opposite(a, b))
      .map((b) => [a, b] as const),
  );
  if (route === 'road') {
    const inLine = new Set(through.flat());
    const arms = sides.filter((s) => !inLine.has(s)).map((s) => stretch(route, s, null, 0));
    return [...through.map(([a, b]) => stretch(route, a, b)), ...arms];
  }
  if (sides.length === 4) return sides.map((side) => stretch(route, side, null, 18));
  return [...through, ...adjacentPairs(sides)].map(([a, b]) => stretch(route, a, b));
}

export function routesOf(face: Face): Routes {
  const roads: Stretch[] = [];
  const rails: Stretch[] = [];
  const fillets: string[] = [];
  let turningCircle = false;
  let buffer: Side | null = null;
  for (const [i, segment] of face.segments.entries()) {
    const deadEnd = segment.sides.length === 1 && !face.station;
    const stop = segment.route === 'rail' && !face.objective ? 4 : 0;
    const stretches = segmentStretches(segment, face.station, stop).map((s) => ({ ...s, segment: i }));
    if (segment.route === 'road') roads.push(...stretches);
    else rails.push(...stretches);
    if (segment.route === 'road' && (segment.sides.length > 2 || face.station))
      fillets.push(...adjacentPairs(segment.sides).map(([a, b]) => fillet(a, b)));
    if (deadEnd && segment.route === 'road') turningCircle = true;
    if (deadEnd && segment.route === 'rail') buffer = segment.sides[0]!;
  }
  const turntable = !face.station && face.segments.some((s) => s.route === 'rail' && s.sides.length === 4);
  const crossing = face.segments.length === 2 && !face.station && opposite(face.segments[0]!.sides[0]!, face.segments[0]!.sides[1] ?? 'N');
  const road = face.segments.find((s) => s.route === 'road');
  const rail = face.segments.find((s) => s.route === 'rail');
  const overpass = crossing && road && rail ? { road: road.sides[0]!, rail: rail.sides[0]! } : null;
  return { roads, rails, fillets, turningCircle, turntable, buffer, overpass };
}

/** Points along all routes, close enough together to keep houses and trees away from them. */
export function alongRoutes(routes: Routes): Point[] {
  const points: Point[] = [];
  for (const s of [...routes.roads, ...routes.rails]) {
    const a = VECTOR[s.from];
    if (s.to === null || opposite(s.from, s.to)) {
      const end = s.to === null ? s.stop : -HALF;
      for (let d = HALF; d >= end; d -= 4) points.push({ x: a.x * d, y: a.y * d });
    } else {
      const b = VECTOR[s.to];
      for (let i = 0; i <= 20; i++) {
        const t = (i / 20) * (Math.PI / 2);
        const p = HALF * (1 - Math.sin(t));
        const q = HALF * (1 - Math.cos(t));
        points.push({ x: a.x * p + b.x * q, y: a.y * p + b.y * q });
      }
    }
  }
  return points;
}

/** Where a pawn stands. One place per printed location, the same wherever the tile is drawn. */
export function locationPoint(face: Face, location: Location): Point {
  if (face.station && (location.segments.length > 1 || location.pawn === 'passenger')) return { x: 0, y: 10 };
  const { sides } = face.segments[location.segments[0]!]!;
  const first = VECTOR[sides[0]!];
  const alone = face.segments.length === 1 || !opposite(sides[0]!, sides[1] ?? sides[0]!);
  if (!face.station && sides.length === 2 && alone) {
    if (opposite(sides[0]!, sides[1]!)) return { x: 0, y: 0 };
    const b = VECTOR[sides[1]!];
    const k = HALF * (1 - Math.SQRT1_2);
    return { x: (first.x + b.x) * k, y: (first.y + b.y) * k };
  }
  return { x: first.x * 29, y: first.y * 29 };
}
