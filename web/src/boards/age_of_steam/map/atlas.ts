/** What never changes on a map, worked out once: where hexes and places lie, and the ground they lie on. */
import { groundOf, type Ground } from '../../cube_rails/ground';
import { add, cellKey, centre, edgeMiddle, neighbourOf, type Orientation, type Point } from '../../cube_rails/hex';
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
  return {
    orientation,
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
    ground: groundOf({ orientation, hexes: board.hexes, water: board.water.map(([q, r]) => ({ q, r })), sea: seaOf(map) }),
  };
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
