import { describe, expect, it } from 'vitest';
import { SIZE, fanOut } from '../../cube_rails/map/fan';
import { maps, mock } from '../gallery/mock';
import { offersOf } from '../offers';
import type { Build, Deliver, TrackTile, View } from '../types';
import { atlasOf } from './atlas';
import { destinations, ghostWays, goodsFrom } from '../../cube_rails/map/choices';
import type { Hex } from '../../cube_rails/map/atlas';
import { MOST, ringOf } from '../../cube_rails/map/items';
import { endsOf, waysOf } from '../../cube_rails/map/laid';
import { legsFrom, routePoints, routeSteps, seen, walker } from '../../cube_rails/map/routes';
import { walk } from '../../cube_rails/map/walk';
import { openHexes } from './choices';
import { buildItems } from './items';

const texts = (key: string) => key;

describe.each([...maps.keys()])('the map %s', (id) => {
  const view = mock(id, false);
  const atlas = atlasOf(view);

  it('has a ground without holes in its numbers', () => {
    const { ground } = atlas;
    for (const d of [
      ground.land,
      ground.board,
      ground.border,
      ground.grid,
      ground.mountains,
      ground.swamps,
      ground.tufts,
      ...ground.rivers.map((r) => r.d),
    ]) {
      expect(d).not.toMatch(/NaN|undefined|Infinity/);
    }
    expect(ground.land.length).toBeGreaterThan(100);
  });

  it('lets every river hex be seen as one', () => {
    const points = atlas.ground.rivers.flatMap(({ d }) =>
      [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map((m) => ({ x: Number(m[1]), y: Number(m[2]) })),
    );
    for (const h of atlas.hexes.filter((o) => o.terrain === 'river')) {
      expect(
        points.some((p) => Math.hypot(p.x - h.at.x, p.y - h.at.y) < 30),
        h.id,
      ).toBe(true);
    }
  });

  it('can be walked with the arrow keys without getting stuck or lost', () => {
    const reached = new Set([atlas.hexes[0]!.id]);
    const queue: Hex[] = [atlas.hexes[0]!];
    for (const hex of queue)
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const next = walk(atlas, hex, key);
        if (!reached.has(next.id)) {
          reached.add(next.id);
          queue.push(next);
        }
      }
    expect(reached.size).toBe(atlas.hexes.length);
  });
});

it('puts letters and numbers where columns and rows lie', () => {
  for (const id of ['rust_belt', 'western_us']) {
    const atlas = atlasOf(mock(id, false));
    for (const h of atlas.hexes) {
      const [, column, row] = /^([A-Z]+)(\d+)$/.exec(h.id)!;
      expect(Math.abs(atlas.rulers.find((r) => r.text === row)!.y - h.at.y)).toBeLessThan(22);
      expect(Math.abs(atlas.rulers.find((r) => r.text === column)!.x - h.at.x)).toBeLessThan(22);
    }
  }
});

it('prints prices only where they are not those of the terrain', () => {
  expect(atlasOf(mock('rust_belt', false)).priced).toEqual([]);
  expect(atlasOf(mock('germany', false)).priced).toHaveLength(21);
});

describe('fans', () => {
  const room = { x: 0, y: 0, width: 400, height: 400 };

  it('stand in the room, apart from each other, the hex and the buttons', () => {
    const tools = { x: 350, y: 0, width: 50, height: 110 };
    for (const at of [
      { x: 200, y: 200 },
      { x: 10, y: 390 },
      { x: 390, y: 20 },
    ])
      for (const count of [1, 5, 16]) {
        const { spots } = fanOut(count, at, 34, room, [tools]);
        expect(spots).toHaveLength(count);
        for (const [i, p] of spots.entries()) {
          expect(Math.min(p.x, p.y, 400 - p.x, 400 - p.y)).toBeGreaterThanOrEqual(SIZE);
          expect(Math.hypot(p.x - at.x, p.y - at.y)).toBeGreaterThan(34 + SIZE);
          expect(p.x + SIZE < tools.x || p.y - SIZE > tools.y + tools.height).toBe(true);
          for (const q of spots.slice(0, i)) expect(Math.hypot(p.x - q.x, p.y - q.y)).toBeGreaterThan(2 * SIZE);
        }
      }
  });

  it('show a ring at a time', () => {
    const items = Array.from({ length: 40 }, (_, i) => ({ key: String(i), label: '', price: null, action: null }));
    const pages = [0, 1, 2].map((p) => ringOf(items, p, 'more'));
    expect(pages[0]).toHaveLength(MOST);
    expect(new Set(pages.flat().map((i) => i.key)).size).toBe(41);
    expect(ringOf(items.slice(0, 5), 0, 'more')).toHaveLength(5);
  });
});

/** Rust Belt with two links of two railroads from Chicago to Michigan City. */
function chicago(): { view: View; atlas: ReturnType<typeof atlasOf>; at: (q: number, r: number) => string } {
  const view = structuredClone(mock('rust_belt', false));
  const atlas = atlasOf(view);
  const at = (q: number, r: number) => atlas.byCell.get(`${q},${r}`)!.id;
  const tile = (q: number, r: number, paths: TrackTile['paths']): TrackTile => ({
    hex: at(q, r),
    tile: 'straight',
    turn: 0,
    disc: false,
    paths,
  });
  // Chicago (7,2) · straight south (7,3) · Michigan City is (9,1): by (8,2) directly.
  const michigan = view.board.places.find((p) => p.id === 'michigan_city')!;
  const m = atlas.byId.get(michigan.hex)!;
  expect([m.q, m.r]).toEqual([9, 1]);
  view.track = [
    tile(8, 2, [{ a: 5, b: 1, owner: 0, done: true }]),
    tile(9, 1, [
      { a: 4, b: null, owner: 0, done: true },
      { a: 3, b: null, owner: 1, done: true },
    ]),
    tile(9, 2, [{ a: 0, b: 4, owner: 1, done: true }]),
    tile(8, 3, [{ a: 1, b: 5, owner: 1, done: true }]),
    tile(7, 3, [{ a: 2, b: 0, owner: 1, done: true }]),
    tile(6, 2, [{ a: 2, b: 5, owner: 0, done: false }]),
  ];
  return { view, atlas, at };
}

describe('routes', () => {
  it('follow the track of whoever is named', () => {
    const { view, atlas } = chicago();
    const far = (owner: number) => {
      const points = routePoints(view, atlas, ['chicago', 'michigan_city'], [owner]);
      return points.slice(1).reduce((sum, p, i) => sum + Math.hypot(p.x - points[i]!.x, p.y - points[i]!.y), 0);
    };
    expect(far(1)).toBeGreaterThan(far(0) + 80);
    const [start, end] = [atlas.places.get('chicago')!.at, atlas.places.get('michigan_city')!.at];
    for (const owner of [0, 1]) {
      const points = routePoints(view, atlas, ['chicago', 'michigan_city'], [owner]);
      expect(points[0]).toEqual(start);
      expect(Math.hypot(points.at(-1)!.x - end.x, points.at(-1)!.y - end.y)).toBeLessThan(1e-6);
    }
  });

  it('never jump: each step is short', () => {
    const { view, atlas } = chicago();
    const points = routePoints(view, atlas, ['michigan_city', 'chicago'], [1]);
    for (const [i, p] of points.slice(1).entries()) expect(Math.hypot(p.x - points[i]!.x, p.y - points[i]!.y)).toBeLessThan(45);
  });

  it('end nowhere where track is unfinished, and start on the track for a cube that lies there', () => {
    const { view, atlas, at } = chicago();
    expect(legsFrom(view, atlas, 'chicago').filter((l) => l.to !== null)).toHaveLength(2);
    const points = routePoints(view, atlas, [at(6, 2), 'chicago'], [0]);
    expect(points.at(-1)).toEqual(atlas.places.get('chicago')!.at);
    expect(Math.hypot(points[0]!.x - atlas.byId.get(at(6, 2))!.at.x, points[0]!.y - atlas.byId.get(at(6, 2))!.at.y)).toBeLessThan(20);
  });

  it('mark only the end that is open', () => {
    const { view, atlas } = chicago();
    expect(endsOf(view, atlas)).toHaveLength(1);
  });

  it('are walked from one end to the other, and are cut where plates lie', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 100 },
    ];
    const go = walker(points);
    expect(go(0)).toEqual(points[0]);
    expect(go(0.75)).toEqual({ x: 100, y: 50 });
    expect(go(1)).toEqual(points[2]);
    expect(seen({ points: [0, 20, 40, 60, 80, 100].map((x) => ({ x, y: 0 })), under: [30, 10] }).map((p) => p.x)).toEqual([40, 60, 80]);
    const { view, atlas } = chicago();
    expect(routeSteps(view, atlas, ['chicago', 'michigan_city'], [0])[0]!.under).toEqual([42, 14]);
  });
});

describe('choices', () => {
  const build = (hex: string, tile: string, turn: number): Build => ({ do: 'build', hex, tile, turn });

  it('open what is offered and nothing else', () => {
    const { view, atlas, at } = chicago();
    const legal = [
      build(at(5, 3), 'straight', 0),
      { do: 'urbanize', town: 'toledo', city: 'A' },
      { do: 'urbanize', town: 'cleveland', city: 'B' },
    ];
    const offers = offersOf(legal);
    const hexOf = (id: string) => view.board.places.find((p) => p.id === id)!.hex;
    expect(openHexes(offers, atlas, null, null)).toEqual(new Set([hexOf('toledo'), hexOf('cleveland'), at(5, 3)]));
    expect(openHexes(offers, atlas, 'B', null)).toEqual(new Set([hexOf('cleveland')]));
    expect(openHexes(offersOf([]), atlas, null, null).size).toBe(0);
  });

  it('put the way that is best for me first', () => {
    const go = (owners: number[], gain: Record<string, number>): [Deliver, { gain: Record<string, number> }] => [
      { do: 'deliver', good: 'red', route: ['chicago', 'toledo', 'detroit'].slice(0, owners.length + 1), owners, bonus: -1 },
      { gain },
    ];
    const all = [go([1, 1], { 1: 2 }), go([0, 0], { 0: 2 }), go([0, 1], { 0: 1, 1: 1 })];
    const offers = offersOf(
      all.map(([a]) => a),
      all.map(([, o]) => o),
    );
    const goals = destinations(offers, { good: 'red', start: 'chicago' }, 0);
    expect(goals.get('detroit')!.map((d) => d.action.owners)).toEqual([
      [0, 0],
      [0, 1],
      [1, 1],
    ]);
    expect(goodsFrom(offers, 'chicago')).toEqual(['red']);
    expect(destinations(offers, null, 0).size).toBe(0);
  });

  it('leave what lies there to its owner', () => {
    const { view, atlas, at } = chicago();
    const crossing = ghostWays(view, atlas, build(at(6, 2), 'cross_two_straight', 1), 3);
    expect(crossing.map((w) => [[w.a, w.b].sort(), w.owner])).toEqual([
      [[2, 5], 0],
      [[0, 3], 3],
    ]);
    expect(
      waysOf(
        view.board.tiles.find((t) => t.id === 'straight'),
        1,
        true,
        2,
      ),
    ).toEqual([
      { a: 1, b: null, owner: 2, done: true },
      { a: 4, b: null, owner: 2, done: true },
    ]);
  });

  it('show tiles that look the same once, the cheapest, and what completes a link first', () => {
    const { view, atlas } = chicago();
    const hex = atlas.byId.get(view.board.places.find((p) => p.id === 'toledo')!.hex)!;
    const legal = [
      build(hex.id, 'cross_two_straight', 0),
      build(hex.id, 'cross_gentle_straight', 0),
      build(hex.id, 'straight', 0),
      build(hex.id, 'gentle', 0),
    ];
    const offer = (price: number, done: [string, string][] = []) => ({ price, kind: 'town' as const, done, claims: false });
    // Both crossings join edges 1 2 4 5 or 1 2 3 5: only equal sets are one.
    const offers = offersOf(legal, [offer(5), offer(4), offer(3), offer(3, [['a', 'b']])]);
    const items = buildItems(view, atlas, offers, hex, 0, 10, texts);
    expect(items.map((i) => i.key)).toEqual(['gentle 0', 'straight 0', 'cross_gentle_straight 0', 'cross_two_straight 0']);
    const twins = offersOf(
      [build(hex.id, 'coexist_two_gentle', 0), build(hex.id, 'coexist_straight_acute', 1), build(hex.id, 'cross_two_straight', 2)],
      [offer(5), offer(4), offer(5)],
    );
    const faces = buildItems(view, atlas, twins, hex, 0, 10, texts).map((i) =>
      i
        .ways!.map((w) => w.a)
        .sort()
        .join(''),
    );
    expect(new Set(faces).size).toBe(faces.length);
  });
});
