/** Which stretches of a territory hang together, to light up what a pawn would score with. Drawing only. */
import { faces, turned, type Face, type PawnKind } from './faces';
import { VECTOR } from './routes';

interface Laid {
  tile: string;
  x: number;
  y: number;
  turn: number;
}

export interface Lit {
  x: number;
  y: number;
  tile: string;
  turn: number;
  segments: Set<number>;
}

const OPPOSITE = { N: 'S', E: 'W', S: 'N', W: 'E' } as const;

export function networkFrom(tiles: readonly Laid[], pawn: PawnKind, x: number, y: number): Lit[] {
  const board = new Map<string, { laid: Laid; face: Face }>();
  for (const laid of tiles) board.set(`${laid.x} ${laid.y}`, { laid, face: turned(faces.get(laid.tile)!, laid.turn) });
  const lit = new Map<string, Lit>();
  const queue: [number, number, number][] = [];
  const start = board.get(`${x} ${y}`);
  for (const s of start?.face.locations.find((l) => l.pawn === pawn)?.segments ?? []) queue.push([x, y, s]);
  while (queue.length) {
    const [cx, cy, segment] = queue.pop()!;
    const here = board.get(`${cx} ${cy}`);
    if (!here) continue;
    const known = lit.get(`${cx} ${cy}`) ?? { ...here.laid, segments: new Set<number>() };
    lit.set(`${cx} ${cy}`, known);
    if (known.segments.has(segment)) continue;
    known.segments.add(segment);
    if (pawn === 'passenger' && here.face.joins.includes(segment)) here.face.joins.forEach((s) => queue.push([cx, cy, s]));
    for (const side of here.face.segments[segment]!.sides) {
      const [nx, ny] = [cx + VECTOR[side].x, cy + VECTOR[side].y];
      const next = board.get(`${nx} ${ny}`)?.face.segments.findIndex((s) => s.sides.includes(OPPOSITE[side])) ?? -1;
      if (next >= 0) queue.push([nx, ny, next]);
    }
  }
  return [...lit.values()];
}

/** The sides of a territory where a route leads to an empty space. */
export function openEnds(tiles: readonly Laid[]): { x: number; y: number; side: keyof typeof OPPOSITE }[] {
  const taken = new Set(tiles.map((t) => `${t.x} ${t.y}`));
  return tiles.flatMap((t) =>
    turned(faces.get(t.tile)!, t.turn)
      .segments.flatMap((s) => s.sides)
      .filter((side) => !taken.has(`${t.x + VECTOR[side].x} ${t.y + VECTOR[side].y}`))
      .map((side) => ({ x: t.x, y: t.y, side })),
  );
}
