/** The land of a map, worked out once: shores, borders, patches of terrain, rivers and what stands on it. */
import { cellKey, centre, neighbourOf, opposite, R, type Cell, type Orientation } from './hex';
import { edgesBetween, PATCH, plainShape, shape, SHORE } from './outline';
import { courses, stretchPath, tailPath, throughPath, type Kind } from './rivers';
import { peaks, scatter, wooded, type Peak } from './scenery';

export interface Land extends Cell {
  terrain: string;
  place: string | null;
}

export interface Terrain {
  orientation: Orientation;
  hexes: readonly Land[];
  water: readonly Cell[];
  /** Whether a hex off the board is sea; else it is land beyond the border. */
  sea: (c: Cell) => boolean;
  /** What must be in sight besides the board; else all water. */
  seen?: readonly Cell[];
  /** Rivers where the map knows their courses; else they are found from its river hexes. */
  rivers?: River[];
}

export interface River {
  d: string;
  width: number;
  /** The ink of its banks, if not that of all. */
  edge?: string;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Ground {
  orientation: Orientation;
  /** What must be in sight: the board with its lakes. */
  box: Box;
  /** What is drawn around it. */
  world: Box;
  land: string;
  board: string;
  border: string;
  grid: string;
  mountains: string;
  peaks: Peak[];
  swamps: string;
  reeds: string;
  ripples: string;
  rivers: River[];
  tufts: string;
  woods: string;
  crowns: string;
  lights: string;
  trunks: string;
}

/** How many hexes are drawn around the board. */
const AROUND = 9;

export function groundOf(t: Terrain): Ground {
  const { orientation } = t;
  const here = new Map(t.hexes.map((h) => [cellKey(h.q, h.r), h]));
  const wet = new Set(t.water.map((c) => cellKey(c.q, c.r)));
  const onBoard = (c: Cell) => here.has(cellKey(c.q, c.r));
  const isSea = (c: Cell) => !onBoard(c) && (wet.has(cellKey(c.q, c.r)) || t.sea(c));

  const box = boxOf([...t.hexes, ...(t.seen ?? t.water)], orientation, 0);
  const all = around([...t.hexes, ...t.water], orientation);
  const shores = t.hexes.flatMap((h) => [0, 1, 2, 3, 4, 5].map((e) => neighbourOf(h, e))).filter(isSea);
  const unique = [...new Map(shores.map((c) => [cellKey(c.q, c.r), c])).values()];
  const of = (terrain: string) => t.hexes.filter((h) => h.terrain === terrain);
  const bare = of('plain').filter((h) => !h.place);
  const woods = wooded(bare);
  const trees = scatter(woods, orientation, 'tree', 8, 12, 42).sort((a, b) => a.y - b.y);

  return {
    orientation,
    box,
    world: boxOf(all, orientation, 0),
    land: shape(
      all.filter((c) => !isSea(c)),
      orientation,
      SHORE,
    ),
    board: plainShape([...t.hexes, ...unique], orientation),
    border: edgesBetween(t.hexes, orientation, (_, n) => !onBoard(n) && !isSea(n)),
    grid: edgesBetween(t.hexes, orientation, (_, n, e) => e < 3 && onBoard(n)),
    mountains: shape(of('mountain'), orientation, PATCH),
    peaks: peaks(of('mountain'), orientation),
    swamps: shape(of('swamp'), orientation, PATCH),
    reeds: scatter(of('swamp'), orientation, 'reed', 5, 8, 36)
      .map((m) => `M${f(m.x - 3)} ${f(m.y)}l-1.6-6M${f(m.x)} ${f(m.y)}v-8M${f(m.x + 3)} ${f(m.y)}l1.6-6`)
      .join(''),
    ripples: scatter(of('swamp'), orientation, 'ripple', 4, 6, 38)
      .map((m) => `M${f(m.x - 7)} ${f(m.y)}q3.500-2.400 7 0t7 0`)
      .join(''),
    rivers: t.rivers ?? riversOf(t, onBoard, isSea),
    woods: shape(woods, orientation, PATCH),
    tufts: scatter([...bare, ...of('river')], orientation, 'tuft', 3)
      .map((m) => `M${f(m.x - 2)} ${f(m.y)}l-1-3M${f(m.x)} ${f(m.y)}v-3.600M${f(m.x + 2)} ${f(m.y)}l1-3`)
      .join(''),
    crowns: trees.map((m) => ball(m.x, m.y - 4 * m.size, 3.6 * m.size)).join(''),
    lights: trees.map((m) => ball(m.x - 1 * m.size, m.y - 5 * m.size, 2 * m.size)).join(''),
    trunks: trees.map((m) => `M${f(m.x)} ${f(m.y)}v${f(-2 * m.size)}`).join(''),
  };
}

const f = (n: number): string => String(Math.round(n * 10) / 10);
const ball = (x: number, y: number, r: number): string =>
  `M${f(x - r)} ${f(y)}a${f(r)} ${f(r)} 0 1 0 ${f(2 * r)} 0a${f(r)} ${f(r)} 0 1 0 ${f(-2 * r)} 0`;

export function boxOf(cells: readonly Cell[], orientation: Orientation, margin: number): Box {
  const points = cells.map((c) => centre(c, orientation));
  const [wide, high] = orientation === 'flat' ? [R, R * 0.866] : [R * 0.866, R];
  const x = Math.min(...points.map((p) => p.x)) - wide - margin;
  const y = Math.min(...points.map((p) => p.y)) - high - margin;
  return {
    x,
    y,
    width: Math.max(...points.map((p) => p.x)) + wide + margin - x,
    height: Math.max(...points.map((p) => p.y)) + high + margin - y,
  };
}

/** Every hex of the picture: the board and a wide frame around it. */
function around(cells: readonly Cell[], orientation: Orientation): Cell[] {
  const box = boxOf(cells, orientation, AROUND * R * 1.6);
  const qs = cells.map((c) => c.q);
  const rs = cells.map((c) => c.r);
  const found: Cell[] = [];
  const more = AROUND * 3;
  for (let q = Math.min(...qs) - more; q <= Math.max(...qs) + more; q++)
    for (let r = Math.min(...rs) - more; r <= Math.max(...rs) + more; r++) {
      const p = centre({ q, r }, orientation);
      if (p.x > box.x && p.x < box.x + box.width && p.y > box.y && p.y < box.y + box.height) found.push({ q, r });
    }
  return found;
}

function riversOf(t: Terrain, onBoard: (c: Cell) => boolean, isSea: (c: Cell) => boolean): { d: string; width: number }[] {
  const terrain = new Map(t.hexes.map((h) => [cellKey(h.q, h.r), h]));
  const kind = (c: Cell): Kind => {
    const h = terrain.get(cellKey(c.q, c.r));
    if (h) return h.terrain === 'river' ? 'river' : h.terrain === 'city' ? 'city' : h.place ? 'town' : 'land';
    return isSea(c) ? 'water' : 'none';
  };
  const rivers = t.hexes.filter((h) => h.terrain === 'river');
  const { stretches, through } = courses(rivers, kind);
  const widthOf = (age: number) => 4 + Math.min(7, age) * 0.9;
  const out = stretches.map((s) => ({ d: stretchPath(s, t.orientation), width: widthOf(s.age) }));
  for (const s of stretches)
    for (const e of [s.a, s.b]) {
      if (e === null) continue;
      const n = neighbourOf(s.cell, e);
      const what = kind(n);
      if (!onBoard(n)) out.push({ d: tailPath(s.cell, e, t.orientation, what === 'water' ? 26 : 62), width: widthOf(s.age) });
      else if (what === 'city' || what === 'town') {
        const edges = through.get(cellKey(n.q, n.r)) ?? [];
        const other = edges.find((x) => x !== opposite(e));
        if (other !== undefined) out.push({ d: throughPath(n, opposite(e), other, t.orientation), width: widthOf(s.age) });
        else out.push({ d: tailPath(s.cell, e, t.orientation, 16), width: widthOf(s.age) * 0.7 });
      }
    }
  return out;
}
