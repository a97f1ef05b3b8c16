/** Track as it is drawn: the ways of all tiles, grouped so that what is alike is one line without seams. */
import { cross, wayLength, wayPath, type Way } from './curves';
import { edgeAngle, edgeMiddle, type Orientation, type Point } from './hex';
import { sleepers, type Sleepers } from './rhythm';

export interface OwnedWay extends Way {
  /** null = nobody's. */
  owner: number | null;
  done: boolean;
}

/** The ways through one hex, around its middle. */
export interface Piece {
  at: Point;
  ways: readonly OwnedWay[];
}

/** All that is alike: one owner, finished or not, below or on a bridge. */
export interface Strand {
  owner: number | null;
  done: boolean;
  /** Crosses over another way. */
  over: boolean;
  bed: string;
  rails: string;
  ties: { d: string; sleepers: Sleepers }[];
  /** Bridges: the deck and its parapets, by length of the way. */
  bridges: { d: string; sides: string; length: number }[];
}

export const GAUGE = 4.4;
const PAST = 0.5;

export function strands(pieces: readonly Piece[], orientation: Orientation): Strand[] {
  const found = new Map<string, Strand>();
  for (const piece of pieces)
    piece.ways.forEach((way, i) => {
      const over = piece.ways.slice(0, i).some((other) => cross(other, way));
      const key = `${over ? 1 : 0} ${way.owner ?? -1} ${way.done ? 1 : 0}`;
      const strand = found.get(key) ?? { owner: way.owner, done: way.done, over, bed: '', rails: '', ties: [], bridges: [] };
      found.set(key, strand);
      strand.bed += wayPath(way, orientation, piece.at, 0, PAST);
      strand.rails += wayPath(way, orientation, piece.at, GAUGE, PAST) + wayPath(way, orientation, piece.at, -GAUGE, PAST);
      const length = wayLength(way);
      const alike = strand.ties.find((t) => t.sleepers.dash === sleepers(way.owner ?? 0, length).dash);
      const d = wayPath(way, orientation, piece.at);
      if (alike) alike.d += d;
      else strand.ties.push({ d, sleepers: sleepers(way.owner ?? 0, length) });
      if (over)
        strand.bridges.push({ d, sides: wayPath(way, orientation, piece.at, 11.5) + wayPath(way, orientation, piece.at, -11.5), length });
    });
  return [...found.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, strand]) => strand);
}

/** Where unfinished track ends: the middle of the edge and the direction it looks. */
export function openEnd(at: Point, edge: number, orientation: Orientation): { x: number; y: number; angle: number } {
  const p = edgeMiddle(edge, orientation);
  return { x: at.x + p.x, y: at.y + p.y, angle: (edgeAngle(edge, orientation) * 180) / Math.PI };
}
