/** Rivers, canals and lakes along the hexes the map names for them. */
import type { River } from '../../cube_rails/ground';
import { centre, EDGES, neighbourOf, type Cell, type Orientation, type Point } from '../../cube_rails/hex';
import { stretchPath, tailPath } from '../../cube_rails/rivers';
import type { Waterway } from '../types';

const cellOf = ([q, r]: readonly [number, number]): Cell => ({ q, r });

/** The edge from one hex to the next; null where they do not touch. */
export function edgeTo(from: Cell, to: Cell | undefined): number | null {
  if (!to) return null;
  return EDGES.find((e) => neighbourOf(from, e).q === to.q && neighbourOf(from, e).r === to.r) ?? null;
}

/** Rivers grow wider on their way; canals stay narrow, lakes are wide. */
function widthAt(kind: Waterway['kind'], i: number): number {
  return kind === 'river' ? 4.6 + Math.min(6, i) * 0.75 : kind === 'canal' ? 4.4 : 10;
}

export interface Stream extends River {
  cell: Cell;
}

export function streamsOf(waterways: readonly Waterway[], orientation: Orientation): Stream[] {
  return waterways.flatMap((w): Stream[] => {
    const cells = w.hexes.map(cellOf);
    // The rulebook gives canals and small lakes banks of their own colour.
    const ink = w.kind === 'river' ? {} : { edge: 'var(--cr-canal-edge)' };
    const parts = cells.map((cell, i): Stream => {
      const a = edgeTo(cell, cells[i - 1]);
      const b = i === cells.length - 1 ? (w.mouth ?? null) : edgeTo(cell, cells[i + 1]);
      return { cell, d: stretchPath({ cell, a, b, age: i }, orientation), width: widthAt(w.kind, i), ...ink };
    });
    const last = cells.at(-1);
    if (last && typeof w.mouth === 'number')
      parts.push({ cell: last, d: tailPath(last, w.mouth, orientation, 30), width: widthAt(w.kind, cells.length), ...ink });
    return parts;
  });
}

export interface Label extends Point {
  text: string;
  kind: 'water' | 'range';
  /** In degrees: along the course. */
  turn: number;
}

/** Whether a name at `p`, turned so and so long, would run into something at `o`. */
function meets(p: Point, turn: number, half: number, o: Point, reach: number): boolean {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const [x, y] = [o.x - p.x, o.y - p.y];
  return Math.abs(x * cos + y * sin) < half + reach && Math.abs(y * cos - x * sin) < reach;
}

/** Each name once, along its course where it meets no city, no town and no other name; if that is nowhere, it is left out. */
export function labelsOf(
  waterways: readonly Waterway[],
  ranges: readonly { name: string; at: readonly [number, number] }[],
  places: readonly Point[],
  orientation: Orientation,
): Label[] {
  const found: Label[] = ranges.map((r) => ({ ...centre(cellOf(r.at), orientation), text: r.name, kind: 'range', turn: 0 }));
  for (const w of waterways) {
    const spots = w.hexes.map((h) => centre(cellOf(h), orientation));
    const half = w.name.length * 2.7;
    const fits = spots
      .map((p, i) => ({ p, i, turn: turnOf(spots[Math.max(0, i - 1)]!, spots[Math.min(spots.length - 1, i + 1)]!) }))
      .filter(
        ({ p, turn }) =>
          !places.some((o) => meets(p, turn, half, o, 38)) && !found.some((o) => meets(p, turn, half, o, o.kind === 'range' ? 34 : 26)),
      )
      .sort((a, b) => Math.abs(a.i - (spots.length - 1) / 2) - Math.abs(b.i - (spots.length - 1) / 2));
    if (fits[0]) found.push({ ...fits[0].p, text: w.name, kind: 'water', turn: fits[0].turn });
  }
  return found;
}

/** Along the course, never upside down. */
function turnOf(from: Point, to: Point): number {
  const along = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const turn = along > 90 ? along - 180 : along < -90 ? along + 180 : along;
  return Math.abs(turn) > 75 ? -90 : turn;
}
