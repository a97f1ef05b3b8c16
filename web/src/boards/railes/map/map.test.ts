import { describe, expect, it } from 'vitest';
import { cellKey, neighbourOf, opposite } from '../../cube_rails/hex';
import type { Hex } from '../../cube_rails/map/atlas';
import { walk } from '../../cube_rails/map/walk';
import { maps, mock } from '../gallery/mock';
import { atlasOf } from './atlas';
import { coastOf } from './coast';
import { LAP, spacesAround } from './ring';

describe.each([...maps.keys()])('the map %s', (id) => {
  const view = mock(id, false);
  const atlas = atlasOf(view);

  it('has a ground, a coast and lines without holes in their numbers', () => {
    for (const d of [
      atlas.ground.land,
      atlas.ground.mountains,
      atlas.thick,
      atlas.coast.water,
      atlas.coast.shore,
      ...atlas.ground.rivers.map((r) => r.d),
    ]) {
      expect(d).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it('lets every river hex be seen as one, also between hills', () => {
    const points = (list: { d: string }[]) =>
      list.flatMap(({ d }) => [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map((m) => ({ x: Number(m[1]), y: Number(m[2]) })));
    const [all, gorges] = [points(atlas.ground.rivers), points(atlas.gorges)];
    for (const h of atlas.hexes.filter((o) => o.river)) {
      const near = (p: { x: number; y: number }) => Math.hypot(p.x - h.at.x, p.y - h.at.y) < 30;
      expect(all.some(near), h.id).toBe(true);
      if (h.terrain === 'hill') expect(gorges.some(near), h.id).toBe(true);
    }
  });

  it('draws every thick side once', () => {
    const sides = new Set(
      atlas.hexes.flatMap((h) =>
        h.blocked.map((e) => [cellKey(h.q, h.r), cellKey(neighbourOf(h, e).q, neighbourOf(h, e).r)].sort().join(' ')),
      ),
    );
    expect(atlas.thick.split('M').length - 1).toBe(sides.size);
  });

  it('names each range, and no name twice', () => {
    expect(atlas.labels.filter((l) => l.kind === 'range')).toHaveLength(view.board.ranges.length);
    expect(new Set(atlas.labels.map((l) => l.text)).size).toBe(atlas.labels.length);
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

it('the thick lines of Northeast close the bay of Providence and the outlet of the lake', () => {
  const atlas = atlasOf(mock('northeast', false));
  const edge = (a: string, b: string) => {
    const [from, to] = [atlas.byId.get(a)!, atlas.byId.get(b)!];
    return [0, 1, 2, 3, 4, 5].find((e) => neighbourOf(from, e).q === to.q && neighbourOf(from, e).r === to.r)!;
  };
  for (const [a, b] of [
    ['O9', 'P9'],
    ['O10', 'P9'],
    ['F3', 'G4'],
  ] as const) {
    expect(atlas.byId.get(a)!.blocked).toContain(edge(a, b));
    expect(atlas.byId.get(b)!.blocked).toContain(opposite(edge(a, b)));
  }
});

it('a coast of neighbouring hexes is one line that ends in corners', () => {
  const coast = coastOf(
    [
      { q: 0, r: 0 },
      { q: 1, r: 0 },
    ],
    (c) => (c.q === 0 && c.r === 1) || (c.q === 1 && c.r === 1),
    'flat',
  );
  expect(coast.shore.split('M').length - 1).toBe(1);
  expect(coastOf([{ q: 0, r: 0 }], () => false, 'flat')).toEqual({ water: '', shore: '' });
});

describe('the track of victory points', () => {
  it.each([
    [949, 668],
    [390, 328],
    [600, 600],
  ])('goes once around a board of %i × %i', (width, height) => {
    const spaces = spacesAround(width, height, 20);
    expect(spaces).toHaveLength(LAP);
    expect(spaces.map((s) => s.n)).toEqual(Array.from({ length: LAP }, (_, i) => i));
    expect(spaces.reduce((sum, s) => sum + s.width * s.height, 0)).toBeCloseTo(2 * 20 * width + 2 * 20 * (height - 40), 3);
    for (const [i, s] of spaces.entries()) {
      const next = spaces[(i + 1) % LAP]!;
      const gap = Math.max(
        Math.max(s.x, next.x) - Math.min(s.x + s.width, next.x + next.width),
        Math.max(s.y, next.y) - Math.min(s.y + s.height, next.y + next.height),
      );
      expect(gap).toBeLessThan(0.01);
    }
  });
});
