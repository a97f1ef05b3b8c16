/**
 * Courses of rivers. A board only says which hexes are river hexes; here they become streams that flow from hex to hex and end in
 * water, at the edge of the board, in a city, or at their spring.
 */
import { hash } from '../canvas/chance';
import {
  add,
  at,
  cellKey,
  centre,
  corner,
  distance,
  edgeMiddle,
  EDGES,
  mix,
  neighbourOf,
  opposite,
  type Cell,
  type Orientation,
  type Point,
} from './hex';

/** What lies at a place: `none` is off the board. */
export type Kind = 'river' | 'water' | 'city' | 'town' | 'land' | 'none';

/** One stretch through one hex: from edge `a` (null = the middle: a spring) to edge `b`. */
export interface Stretch {
  cell: Cell;
  a: number | null;
  b: number | null;
  /** Hexes from the farthest spring. */
  age: number;
}

interface Node {
  cell: Cell;
  links: number[];
}

/** How much a river end likes to leave towards a neighbour. */
const LIKES: Record<Kind, number> = { water: 0, none: 1, city: 2, town: 3, river: 9, land: 9 };

/** River hexes joined into trees: no stream flows in a circle. Nearly straight ways are preferred. */
function trees(rivers: readonly Cell[]): Node[] {
  const nodes: Node[] = rivers.map((cell) => ({ cell, links: [] }));
  const index = new Map(nodes.map((n, i) => [cellKey(n.cell.q, n.cell.r), i]));
  const group = nodes.map((_, i) => i);
  const root = (i: number): number => (group[i] === i ? i : root(group[i]!));
  const pairs: [number, number, number][] = [];
  nodes.forEach((n, i) => {
    for (const e of [0, 1, 2]) {
      const c = neighbourOf(n.cell, e);
      const j = index.get(cellKey(c.q, c.r));
      if (j !== undefined) pairs.push([i, j, e]);
    }
  });
  for (const [i, j, e] of pairs) {
    if (root(i) === root(j)) continue;
    group[root(i)] = root(j);
    nodes[i]!.links.push(e);
    nodes[j]!.links.push(opposite(e));
  }
  return nodes;
}

/** Where a stream that ends here goes on: out of the hex, turning as little as possible; null = its spring is here. */
function outlet(node: Node, kind: (c: Cell) => Kind, all: readonly Node[]): number | null {
  const score = (e: number): number => {
    const there = neighbourOf(node.cell, e);
    const what = kind(there);
    if (what === 'river' || what === 'land') return Infinity;
    // Through a city to the next river hex behind it: the city lies on the stream.
    const through = (what === 'city' || what === 'town') && all.some((n) => n !== node && distance(n.cell, there) === 1);
    const turn = node.links.length ? 3 - Math.min(...node.links.map((l) => Math.min((e - l + 6) % 6, (l - e + 6) % 6))) : 0;
    if (turn === 2) return Infinity;
    return (through ? 0.5 : LIKES[what]) + turn * 0.8;
  };
  let best: number | null = null;
  for (const e of EDGES) if (score(e) < (best === null ? Infinity : score(best))) best = e;
  return best;
}

export interface Course {
  stretches: Stretch[];
  /** Cities and towns a stream runs through, by the edges it touches. */
  through: Map<string, number[]>;
}

export function courses(rivers: readonly Cell[], kind: (c: Cell) => Kind): Course {
  const nodes = trees(rivers);
  const through = new Map<string, number[]>();
  for (const n of nodes) {
    const ends = n.links.length === 0 ? 2 : n.links.length === 1 ? 1 : 0;
    for (let i = 0; i < ends; i++) {
      const e = outlet(n, kind, nodes);
      if (e === null || n.links.includes(e)) break;
      n.links.push(e);
      const there = neighbourOf(n.cell, e);
      if (['city', 'town'].includes(kind(there))) {
        const key = cellKey(there.q, there.r);
        through.set(key, [...(through.get(key) ?? []), opposite(e)]);
      }
    }
    // A stream must be seen to cross its hex, wherever it comes from.
    if (n.links.length === 0) n.links.push(hash(n.cell.q, n.cell.r) % 6);
    if (n.links.length === 1 && ends === 2) n.links.push((n.links[0]! + 3) % 6);
  }
  const ages = agesOf(nodes, kind);
  const stretches = nodes.flatMap((n, i): Stretch[] => {
    const [first, ...rest] = n.links;
    if (rest.length === 0) return [{ cell: n.cell, a: null, b: first!, age: ages[i]! }];
    return rest.map((e) => ({ cell: n.cell, a: first!, b: e, age: ages[i]! }));
  });
  return { stretches, through };
}

/** How far each hex is from the farthest end that is no mouth: streams grow wider on their way. */
function agesOf(nodes: readonly Node[], kind: (c: Cell) => Kind): number[] {
  const index = new Map(nodes.map((n, i) => [cellKey(n.cell.q, n.cell.r), i]));
  const next = (i: number) =>
    nodes[i]!.links.map((e) => neighbourOf(nodes[i]!.cell, e))
      .map((c) => index.get(cellKey(c.q, c.r)))
      .filter((j): j is number => j !== undefined);
  const mouths = nodes.map((n) => n.links.some((e) => ['water', 'none'].includes(kind(neighbourOf(n.cell, e)))));
  const far = nodes.map(() => -1);
  nodes.forEach((_, start) => {
    if (far[start]! >= 0) return;
    const members = [start];
    for (const i of members) for (const j of next(i)) if (!members.includes(j)) members.push(j);
    const mouth = members.find((i) => mouths[i]) ?? start;
    const order = [mouth];
    const depth = new Map([[mouth, 0]]);
    for (const i of order)
      for (const j of next(i))
        if (!depth.has(j)) {
          depth.set(j, depth.get(i)! + 1);
          order.push(j);
        }
    const most = Math.max(...depth.values());
    for (const [i, d] of depth) far[i] = most - d;
  });
  return far;
}

/** Where a stream crosses an edge: not in the middle, where the track is, and alike from both sides. */
export function ford(cell: Cell, edge: number, orientation: Orientation): Point {
  const m = centre(cell, orientation);
  const there = neighbourOf(cell, edge);
  const [lo, hi] = cell.q < there.q || (cell.q === there.q && cell.r < there.r) ? [cell, there] : [there, cell];
  const share = hash('ford', lo.q, lo.r, hi.q, hi.r) % 2 ? 0.27 : 0.73;
  const [p, q] = [add(m, corner(edge, orientation)), add(m, corner((edge + 1) % 6, orientation))];
  return mix(p, q, lo === cell ? share : 1 - share);
}

/** A stretch as a path on the map. It bends on its way, and crosses edges at a right angle. */
export function stretchPath(s: Stretch, orientation: Orientation): string {
  const m = centre(s.cell, orientation);
  const wobble = (salt: string) => ((hash(salt, s.cell.q, s.cell.r) % 1000) / 1000 - 0.5) * 26;
  const middle = { x: m.x + wobble('u'), y: m.y + wobble('v') };
  const end = (edge: number | null): { p: Point; pull: Point } => {
    if (edge === null) return { p: middle, pull: middle };
    const p = ford(s.cell, edge, orientation);
    const out = edgeMiddle(edge, orientation, 21);
    return { p, pull: { x: p.x - out.x, y: p.y - out.y } };
  };
  const [from, to] = [end(s.a), end(s.b)];
  if (s.a === null) return `M${at(middle)}Q${at(to.pull)} ${at(to.p)}`;
  if (s.b === null) return `M${at(from.p)}Q${at(from.pull)} ${at(middle)}`;
  const u = mix(mix(from.pull, to.pull, 0.5), middle, 0.75);
  const lean = { x: (to.p.x - from.p.x) * 0.16, y: (to.p.y - from.p.y) * 0.16 };
  const [before, after] = [
    { x: u.x - lean.x, y: u.y - lean.y },
    { x: u.x + lean.x, y: u.y + lean.y },
  ];
  return `M${at(from.p)}C${at(from.pull)} ${at(before)} ${at(u)}C${at(after)} ${at(to.pull)} ${at(to.p)}`;
}

/** A stream that leaves a hex over an edge goes on a little, to the shore or out of sight. */
export function tailPath(cell: Cell, edge: number, orientation: Orientation, far: number): string {
  const p = ford(cell, edge, orientation);
  const out = edgeMiddle(edge, orientation, far);
  const bow = ((hash('tail', cell.q, cell.r) % 100) / 100 - 0.5) * far * 0.6;
  return `M${at(p)}q${at({ x: out.x / 2, y: out.y / 2 })} ${at({ x: out.x - (out.y / far) * bow, y: out.y + (out.x / far) * bow })}`;
}

/** Through a city, from edge to edge. */
export function throughPath(cell: Cell, a: number, b: number, orientation: Orientation): string {
  return `M${at(ford(cell, a, orientation))}Q${at(centre(cell, orientation))} ${at(ford(cell, b, orientation))}`;
}
