/** The track of a position as pieces to draw, and where it ends in the open. */
import { opposite } from '../hex';
import { openEnd, type OwnedWay, type Piece } from '../tracks';
import type { RailView, TileInfo } from '../types';
import { beyond, type Atlas } from './atlas';

export function piecesOf(view: RailView, atlas: Atlas): Piece[] {
  return view.track.map((t) => ({ at: atlas.byId.get(t.hex)?.at ?? { x: 0, y: 0 }, ways: t.paths }));
}

/** Unfinished ends: no track faces them and no city lies there. */
export function endsOf(view: RailView, atlas: Atlas): { x: number; y: number; angle: number; key: string }[] {
  const edges = new Map(view.track.map((t) => [t.hex, new Set(t.paths.flatMap((p) => (p.b === null ? [p.a] : [p.a, p.b])))]));
  return view.track.flatMap((t) =>
    t.paths
      .filter((p) => !p.done)
      .flatMap((p) => (p.b === null ? [p.a] : [p.a, p.b]))
      .flatMap((e) => {
        const hex = atlas.byId.get(t.hex);
        const there = hex && beyond(atlas, hex, e);
        if (!hex || (there && (edges.get(there.id)?.has(opposite(e)) || (there.place && view.places[there.place]?.city)))) return [];
        return [{ ...openEnd(hex.at, e, atlas.orientation), key: `${t.hex} ${e}` }];
      }),
  );
}

/** The ways of a tile as it would lie on a hex, for `owner`; on a town all its ends go into the town. */
export function waysOf(tile: TileInfo | undefined, turn: number, town: boolean, owner: number | null): OwnedWay[] {
  if (!tile) return [];
  const turned = (e: number) => (e + turn) % 6;
  const way = (a: number, b: number | null): OwnedWay => ({ a: turned(a), b: b === null ? null : turned(b), owner, done: true });
  if (town) return [...tile.exits, ...tile.paths.flat()].map((e) => way(e, null));
  return [...tile.paths.map(([a, b]) => way(a, b)), ...tile.exits.map((e) => way(e, null))];
}
