/** What never changes on a map, worked out once: where hexes and places lie, and the ground they lie on. */
import { groundOf, type Box, type Ground } from '../../cube_rails/ground';
import { add, APOTHEM, cellKey, centre, edgeMiddle, neighbourOf, type Orientation, type Point } from '../../cube_rails/hex';
import type { BoardInfo, HexInfo, PlaceInfo, View } from '../types';
import { seaOf, titleOf } from './ground';

export interface Hex extends HexInfo {
  at: Point;
}

export interface Atlas {
  orientation: Orientation;
  ground: Ground;
  hexes: Hex[];
  byId: Map<string, Hex>;
  byCell: Map<string, Hex>;
  places: Map<string, PlaceInfo & { at: Point }>;
  /** Hexes that do not cost what their terrain costs elsewhere: their price is printed on the map. */
  priced: Hex[];
  /** Letters of columns and numbers of rows around the board: «E5» is where they meet. */
  rulers: { text: string; x: number; y: number }[];
  /** Where its name stands, if there is room for it. */
  title: Point | null;
  links: { id: string; at: Point; price: number; between: [string, string] }[];
}

let last: { key: string; atlas: Atlas } | null = null;

/** The board of a position is new data each time, but always the same map: one is kept. */
export function atlasOf(view: View): Atlas {
  const key = `${view.map} ${view.board.hexes.length} ${view.board.water.length}`;
  if (last?.key !== key) last = { key, atlas: make(view.map, view.board) };
  return last.atlas;
}

function make(map: string, board: BoardInfo): Atlas {
  const { orientation } = board;
  const hexes = board.hexes.map((h) => ({ ...h, at: centre(h, orientation) }));
  const byId = new Map(hexes.map((h) => [h.id, h]));
  const usual = usualPrices(board.hexes);
  const title = titleOf(map);
  const ground = groundOf({ orientation, hexes: board.hexes, water: board.water.map(([q, r]) => ({ q, r })), sea: seaOf(map) });
  return {
    orientation,
    ground,
    rulers: rulersOf(hexes, ground.box, orientation),
    hexes,
    byId,
    title: title && centre({ q: title[0], r: title[1] }, orientation),
    byCell: new Map(hexes.map((h) => [cellKey(h.q, h.r), h])),
    places: new Map(board.places.map((p) => [p.id, { ...p, at: byId.get(p.hex)?.at ?? { x: 0, y: 0 } }])),
    priced: hexes.filter((h) => h.price !== null && h.price !== usual.get(h.terrain)),
    links: board.direct_links.map((d) => ({
      id: d.id,
      price: d.price,
      between: d.between,
      at: add(byId.get(d.hex)?.at ?? { x: 0, y: 0 }, edgeMiddle(d.edge, orientation)),
    })),
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
    ...[...columns].flatMap(([text, x]) => [{ text, x, y: top }, { text, x, y: bottom }]),
    ...[...rows].flatMap(([text, y]) => [{ text, x: left, y }, { text, x: right, y }]),
  ];
}

/** The price most hexes of a terrain have. */
function usualPrices(hexes: readonly HexInfo[]): Map<string, number> {
  const count = new Map<string, Map<number, number>>();
  for (const h of hexes) {
    if (h.price === null) continue;
    const prices = count.get(h.terrain) ?? new Map<number, number>();
    prices.set(h.price, (prices.get(h.price) ?? 0) + 1);
    count.set(h.terrain, prices);
  }
  return new Map([...count].map(([terrain, prices]) => [terrain, [...prices].sort((a, b) => b[1] - a[1])[0]![0]]));
}

/** The hex beyond an edge. */
export function beyond(atlas: Atlas, hex: Hex, edge: number): Hex | undefined {
  const c = neighbourOf(hex, edge);
  return atlas.byCell.get(cellKey(c.q, c.r));
}
