/** What never changes on a map of Raíles: hexes and places, thick lines, hills, coast, waters and their names. */
import { groundOf } from '../../cube_rails/ground';
import { cellKey, type Cell } from '../../cube_rails/hex';
import { seaOf } from '../../cube_rails/map/around';
import { drawAtlas, kept, type Atlas as Common } from '../../cube_rails/map/atlas';
import { edgesBetween } from '../../cube_rails/outline';
import type { Placing } from '../../cube_rails/types';
import type { HexInfo, PlaceInfo, View } from '../types';
import { coastOf, type Coast } from './coast';
import { AROUND } from './ground';
import { labelsOf, streamsOf, type Label, type Stream } from './streams';

export type Hex = Placing<HexInfo>;

export interface Atlas extends Common<HexInfo, PlaceInfo> {
  /** Sides no track may cross. */
  thick: string;
  hills: Hex[];
  /** Rivers between hills: seen through the peaks, for they cost. */
  gorges: Stream[];
  coast: Coast;
  labels: Label[];
}

export const atlasOf = kept((view: View): Atlas => {
  const { board } = view;
  const { orientation } = board;
  const water = board.water.map(([q, r]) => ({ q, r }));
  const wet = new Set(water.map((c) => cellKey(c.q, c.r)));
  const here = new Map(board.hexes.map((h) => [cellKey(h.q, h.r), h]));
  const at = (c: Cell) => here.get(cellKey(c.q, c.r));
  const streams = streamsOf(board.waterways, orientation);
  const ground = groundOf({
    orientation,
    hexes: board.hexes.map((h) => ({ ...h, terrain: h.terrain === 'hill' ? 'mountain' : h.terrain })),
    water,
    seen: [],
    sea: seaOf(AROUND[view.map]),
    rivers: streams,
  });
  const atlas = drawAtlas(board, ground, AROUND[view.map]?.title ?? null);
  return {
    ...atlas,
    // A side between two hexes is named by both: it is drawn once.
    thick: edgesBetween(board.hexes, orientation, (a, b, e) => !!at(a)?.blocked.includes(e) && (e < 3 || !at(b))),
    hills: atlas.hexes.filter((h) => h.terrain === 'hill'),
    gorges: streams.filter((s) => at(s.cell)?.terrain === 'hill'),
    coast: coastOf(
      board.hexes.filter((h) => h.terrain === 'coast'),
      (c) => wet.has(cellKey(c.q, c.r)),
      orientation,
    ),
    labels: labelsOf(
      board.waterways,
      board.ranges,
      [...atlas.places.values()].map((p) => p.at),
      orientation,
    ),
  };
});
