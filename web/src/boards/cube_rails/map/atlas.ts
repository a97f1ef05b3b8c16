/** What never changes on a map, worked out once: where hexes and places lie, and the ground they lie on. */
import type { Box, Ground } from '../ground';
import { APOTHEM, cellKey, centre, neighbourOf, type Cell, type Orientation, type Point } from '../hex';
import type { Placing, RailHex, RailPlace, RailView } from '../types';

export type Hex = Placing;

export interface Atlas<H extends RailHex = RailHex, P extends RailPlace = RailPlace> {
  orientation: Orientation;
  ground: Ground;
  hexes: Placing<H>[];
  byId: Map<string, Placing<H>>;
  byCell: Map<string, Placing<H>>;
  places: Map<string, P & { at: Point }>;
  /** Letters of columns and numbers of rows around the board: «E5» is where they meet. */
  rulers: { text: string; x: number; y: number }[];
  /** Where its name stands, if there is room for it. */
  title: Point | null;
}

/** The common part of an atlas; a game adds what its own map shows besides. */
export function drawAtlas<H extends RailHex, P extends RailPlace>(
  board: { orientation: Orientation; hexes: readonly H[]; places: readonly P[] },
  ground: Ground,
  title: readonly [number, number] | null,
): Atlas<H, P> {
  const { orientation } = board;
  const hexes = board.hexes.map((h) => ({ ...h, at: centre(h, orientation) }));
  const byId = new Map(hexes.map((h) => [h.id, h]));
  return {
    orientation,
    ground,
    rulers: rulersOf(hexes, ground.box, orientation),
    hexes,
    byId,
    title: title && centre({ q: title[0], r: title[1] }, orientation),
    byCell: new Map(hexes.map((h) => [cellKey(h.q, h.r), h])),
    places: new Map(board.places.map((p) => [p.id, { ...p, at: byId.get(p.hex)?.at ?? { x: 0, y: 0 } }])),
  };
}

/** The board of a position is new data each time, but always the same map: the last atlas is kept. */
export function kept<V extends RailView, A>(make: (view: V) => A): (view: V) => A {
  let last: { key: string; atlas: A } | null = null;
  return (view) => {
    const key = `${view.map} ${view.board.hexes.length} ${view.board.water.length}`;
    if (last?.key !== key) last = { key, atlas: make(view) };
    return last.atlas;
  };
}

/** How far from the board the letters stand. */
export const MARGIN = 13;

function rulersOf(hexes: readonly Hex[], box: Box, orientation: Orientation): Atlas['rulers'] {
  const columns = new Map<string, number>();
  const rows = new Map<string, number>();
  for (const h of hexes) {
    const [, column, row] = /^([A-Z]+)(\d+)$/.exec(h.id) ?? [];
    if (!column || !row) continue;
    // Every other column or row lies half a hex further: the letter stands between.
    const shift = (n: number) => (n & 1 ? 1 : 0) - 0.5;
    columns.set(column, orientation === 'flat' ? h.at.x : h.at.x + shift(h.r) * APOTHEM);
    rows.set(row, orientation === 'flat' ? h.at.y - shift(h.q) * APOTHEM : h.at.y);
  }
  const [left, right] = [box.x - MARGIN, box.x + box.width + MARGIN];
  const [top, bottom] = [box.y - MARGIN, box.y + box.height + MARGIN];
  return [
    ...[...columns].flatMap(([text, x]) => [
      { text, x, y: top },
      { text, x, y: bottom },
    ]),
    ...[...rows].flatMap(([text, y]) => [
      { text, x: left, y },
      { text, x: right, y },
    ]),
  ];
}

/** The hex at a cell, and beyond an edge of a hex. */
export const hexAt = (atlas: Atlas, c: Cell): Hex | undefined => atlas.byCell.get(cellKey(c.q, c.r));
export const beyond = (atlas: Atlas, hex: Cell, edge: number): Hex | undefined => hexAt(atlas, neighbourOf(hex, edge));
