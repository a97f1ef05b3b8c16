/** What never changes on a map of Age of Steam: hexes, places, printed prices, direct links and the ground. */
import { groundOf } from '../../cube_rails/ground';
import { add, edgeMiddle, type Point } from '../../cube_rails/hex';
import { seaOf } from '../../cube_rails/map/around';
import { drawAtlas, kept, type Atlas as Common } from '../../cube_rails/map/atlas';
import type { Placing } from '../../cube_rails/types';
import type { HexInfo, PlaceInfo, View } from '../types';
import { AROUND } from './ground';

export type Hex = Placing<HexInfo>;

export interface Atlas extends Common<HexInfo, PlaceInfo> {
  /** Hexes that do not cost what their terrain costs elsewhere: their price is printed on the map. */
  priced: Hex[];
  links: { id: string; at: Point; price: number; between: [string, string] }[];
}

export const atlasOf = kept((view: View): Atlas => {
  const { board } = view;
  const usual = usualPrices(board.hexes);
  const ground = groundOf({
    orientation: board.orientation,
    hexes: board.hexes,
    water: board.water.map(([q, r]) => ({ q, r })),
    sea: seaOf(AROUND[view.map]),
  });
  const atlas = drawAtlas(board, ground, AROUND[view.map]?.title ?? null);
  return {
    ...atlas,
    priced: atlas.hexes.filter((h) => h.price !== null && h.price !== usual.get(h.terrain)),
    links: board.direct_links.map((d) => ({
      id: d.id,
      price: d.price,
      between: d.between,
      at: add(atlas.byId.get(d.hex)?.at ?? { x: 0, y: 0 }, edgeMiddle(d.edge, board.orientation)),
    })),
  };
});

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
