/**
 * Where things lie on a hex map. Hexes have axial coordinates; edges are 0-5 clockwise and mean the same vector on both kinds of
 * board, so that everything but the first angle is shared. A corner lies R from the middle of its hex.
 */
export type Orientation = 'flat' | 'pointy';

export interface Point {
  x: number;
  y: number;
}

export interface Cell {
  q: number;
  r: number;
}

export const R = 50;
/** From the middle of a hex to the middle of an edge. */
export const APOTHEM = (R * Math.sqrt(3)) / 2;
export const EDGES = [0, 1, 2, 3, 4, 5] as const;
export const VECTORS: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

export const opposite = (edge: number): number => (edge + 3) % 6;
export const cellKey = (q: number, r: number): string => `${q},${r}`;
export const neighbourOf = (c: Cell, edge: number): Cell => ({ q: c.q + VECTORS[edge]![0], r: c.r + VECTORS[edge]![1] });

export function centre(c: Cell, orientation: Orientation): Point {
  return orientation === 'flat'
    ? { x: 1.5 * R * c.q, y: 2 * APOTHEM * (c.r + c.q / 2) }
    : { x: 2 * APOTHEM * (c.q + c.r / 2), y: 1.5 * R * c.r };
}

/** The hex under a point. */
export function cellAt(p: Point, orientation: Orientation): Cell {
  const q = orientation === 'flat' ? p.x / (1.5 * R) : p.x / (2 * APOTHEM) - p.y / (3 * R);
  const r = orientation === 'flat' ? p.y / (2 * APOTHEM) - p.x / (3 * R) : p.y / (1.5 * R);
  const s = -q - r;
  let [rq, rr] = [Math.round(q), Math.round(r)];
  const rs = Math.round(s);
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs - s)];
  if (dq > dr && dq > ds) rq = -rr - rs;
  else if (dr > ds) rr = -rq - rs;
  return { q: rq + 0, r: rr + 0 };
}

export function distance(a: Cell, b: Cell): number {
  const [dq, dr] = [a.q - b.q, a.r - b.r];
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
}

/** Direction from the middle of a hex to the middle of an edge, in radians, y downwards. */
export const edgeAngle = (edge: number, orientation: Orientation): number =>
  ((edge * 60 - (orientation === 'flat' ? 90 : 120)) * Math.PI) / 180;

export const polar = (radius: number, angle: number): Point => ({ x: radius * Math.cos(angle), y: radius * Math.sin(angle) });

/** The middle of an edge, seen from the middle of its hex. */
export const edgeMiddle = (edge: number, orientation: Orientation, radius = APOTHEM): Point => polar(radius, edgeAngle(edge, orientation));

/** The corner where an edge begins, clockwise, seen from the middle of its hex. */
export const corner = (edge: number, orientation: Orientation, radius = R): Point =>
  polar(radius, edgeAngle(edge, orientation) - Math.PI / 6);

export const corners = (orientation: Orientation, radius = R): Point[] => EDGES.map((e) => corner(e, orientation, radius));

export const round = (n: number): number => Math.round(n * 100) / 100 + 0;
export const at = (p: Point): string => `${round(p.x)} ${round(p.y)}`;
export const add = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
export const mix = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });

/** A hex with its corners cut round, as a path around the origin. */
export function hexPath(orientation: Orientation, radius = R, cut = 0): string {
  const all = corners(orientation, radius);
  if (!cut) return `M${all.map(at).join('L')}Z`;
  const parts = all.map((c, i) => {
    const before = all[(i + 5) % 6]!;
    const after = all[(i + 1) % 6]!;
    return `${i ? 'L' : 'M'}${at(mix(c, before, cut / radius))}Q${at(c)} ${at(mix(c, after, cut / radius))}`;
  });
  return `${parts.join('')}Z`;
}
