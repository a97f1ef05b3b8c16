/** Coast hexes: the sea reaches into them, but not as far as a track needs. */
import { hash } from '../../canvas/chance';
import {
  add,
  at,
  centre,
  corner,
  edgeMiddle,
  EDGES,
  mix,
  neighbourOf,
  type Cell,
  type Orientation,
  type Point,
} from '../../cube_rails/hex';

export interface Coast {
  /** The water in the hexes, and the line where it ends. */
  water: string;
  shore: string;
}

/** A side of a hex that touches water, seen from the land: clockwise from `a` to `b`. */
interface Side {
  middle: Point;
  a: Point;
  b: Point;
  /** The middle of its hex. */
  land: Point;
}

const nodeKey = (p: Point): string => `${Math.round(p.x * 2)},${Math.round(p.y * 2)}`;
/** How far the water comes in, about. */
const DEEP = 14;
const more = (p: Point, much: number): number => (hash('bay', Math.round(p.x), Math.round(p.y)) % 100) / (100 / much);

export function coastOf(coast: readonly Cell[], isWater: (c: Cell) => boolean, orientation: Orientation): Coast {
  let [water, shore] = ['', ''];
  for (const chain of chainsOf(sidesOf(coast, isWater, orientation))) {
    const line = smooth(shoreOf(chain));
    water += `M${at(chain[0]!.a)}L${line}L${chain
      .map((s) => at(s.b))
      .reverse()
      .join('L')}Z`;
    shore += `M${line}`;
  }
  return { water, shore };
}

function sidesOf(coast: readonly Cell[], isWater: (c: Cell) => boolean, orientation: Orientation): Side[] {
  return coast.flatMap((c) => {
    const land = centre(c, orientation);
    return EDGES.filter((e) => isWater(neighbourOf(c, e))).map((e) => ({
      land,
      middle: add(land, edgeMiddle(e, orientation)),
      a: add(land, corner(e, orientation)),
      b: add(land, corner((e + 1) % 6, orientation)),
    }));
  });
}

/** Sides one after the other, as far as the coast goes. */
function chainsOf(sides: readonly Side[]): Side[][] {
  const from = new Map(sides.map((s) => [nodeKey(s.a), s]));
  const inside = new Set(sides.map((s) => nodeKey(s.b)));
  const used = new Set<Side>();
  const chains: Side[][] = [];
  // First those that begin somewhere, then what goes round.
  for (const first of [...sides.filter((s) => !inside.has(nodeKey(s.a))), ...sides]) {
    const chain: Side[] = [];
    for (let s: Side | undefined = first; s && !used.has(s); s = from.get(nodeKey(s.b))) {
      used.add(s);
      chain.push(s);
    }
    if (chain.length) chains.push(chain);
  }
  return chains;
}

/** The line begins and ends in corners, and lies inside the hexes between them. */
function shoreOf(chain: readonly Side[]): Point[] {
  const points = [chain[0]!.a];
  chain.forEach((side, i) => {
    points.push(inward(side.middle, side.land, DEEP + more(side.middle, 7)));
    const next = chain[i + 1];
    points.push(next ? inward(side.b, mix(side.land, next.land, 0.5), DEEP * 1.15 + more(side.b, 5)) : side.b);
  });
  return points;
}

function inward(p: Point, to: Point, far: number): Point {
  return mix(p, to, far / (Math.hypot(to.x - p.x, to.y - p.y) || 1));
}

function smooth(points: readonly Point[]): string {
  const pt = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))]!;
  let d = at(pt(0));
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, e] = [pt(i - 1), pt(i), pt(i + 1), pt(i + 2)];
    d += `C${at({ x: b.x + (c.x - a.x) / 6, y: b.y + (c.y - a.y) / 6 })} ${at({ x: c.x - (e.x - b.x) / 6, y: c.y - (e.y - b.y) / 6 })} ${at(c)}`;
  }
  return d;
}
