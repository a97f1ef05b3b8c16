import { describe, expect, it } from 'vitest';
import { cross, wayLength, wayPath, wayPoint, type Way } from './curves';
import { add, APOTHEM, cellAt, centre, edgeAngle, edgeMiddle, EDGES, neighbourOf, opposite, R, type Orientation } from './hex';
import { drawn, loops, PATCH, smooth } from './outline';
import { sleepers } from './rhythm';
import { courses, ford, stretchPath, type Kind } from './rivers';
import { rows } from './cubes';
import { SHAPES } from './goods';
import { strands } from './tracks';

const BOTH: Orientation[] = ['flat', 'pointy'];
const WAYS: Way[] = EDGES.flatMap((a) => [...EDGES.filter((b) => b !== a).map((b) => ({ a, b })), { a, b: null }]);
const numbers = (d: string) => [...d.matchAll(/-?\d*\.?\d+/g)].map((m) => Number(m[0]));

describe.each(BOTH)('hexes on a %s board', (orientation) => {
  it('are found again from their middle and from near their edges', () => {
    for (let q = -5; q <= 5; q++)
      for (let r = -5; r <= 5; r++) {
        const m = centre({ q, r }, orientation);
        expect(cellAt(m, orientation)).toEqual({ q, r });
        for (const e of EDGES) expect(cellAt(add(m, edgeMiddle(e, orientation, APOTHEM * 0.97)), orientation)).toEqual({ q, r });
      }
  });

  it('meet their neighbours in the middle of the edge', () => {
    for (const e of EDGES) {
      const [a, b] = [{ q: 2, r: -1 }, neighbourOf({ q: 2, r: -1 }, e)];
      const p = add(centre(a, orientation), edgeMiddle(e, orientation));
      const q = add(centre(b, orientation), edgeMiddle(opposite(e), orientation));
      expect(Math.hypot(p.x - q.x, p.y - q.y)).toBeLessThan(1e-9);
    }
  });

  it('has edge 0 in the north or north-west, and goes clockwise', () => {
    const [p, q] = [edgeMiddle(0, orientation), edgeMiddle(1, orientation)];
    expect(p.y).toBeLessThan(0);
    expect(q.x).toBeGreaterThan(p.x);
  });

  it('lets every way cross its edges in the middle and at a right angle', () => {
    for (const way of WAYS) {
      for (const [t, near, edge] of [
        [0, 0.001, way.a],
        [1, 0.999, way.b],
      ] as const) {
        if (edge === null) continue;
        const [p, q, m] = [wayPoint(way, orientation, t), wayPoint(way, orientation, near), edgeMiddle(edge, orientation)];
        expect(Math.hypot(p.x - m.x, p.y - m.y)).toBeLessThan(1e-6);
        const inward = Math.atan2(q.y - p.y, q.x - p.x);
        expect(Math.cos(inward - edgeAngle(edge, orientation))).toBeLessThan(-0.9999);
      }
    }
  });

  it('draws the path of a way between the same points, as long as told', () => {
    for (const way of WAYS) {
      const n = numbers(wayPath(way, orientation));
      const [from, to] = [wayPoint(way, orientation, 0), wayPoint(way, orientation, 1)];
      expect(Math.hypot(n[0]! - from.x, n[1]! - from.y)).toBeLessThan(0.02);
      expect(Math.hypot(n.at(-2)! - to.x, n.at(-1)! - to.y)).toBeLessThan(0.02);
      let length = 0;
      for (let i = 0; i < 200; i++) {
        const [p, q] = [wayPoint(way, orientation, i / 200), wayPoint(way, orientation, (i + 1) / 200)];
        length += Math.hypot(p.x - q.x, p.y - q.y);
      }
      expect(length).toBeCloseTo(wayLength(way), 1);
    }
  });

  it('keeps both rails at the same distance, on their own side', () => {
    for (const way of WAYS) {
      const [left, right] = [numbers(wayPath(way, orientation, { x: 0, y: 0 }, -4)), numbers(wayPath(way, orientation, { x: 0, y: 0 }, 4))];
      expect(Math.hypot(left[0]! - right[0]!, left[1]! - right[1]!)).toBeCloseTo(8, 1);
      expect(Math.hypot(left.at(-2)! - right.at(-2)!, left.at(-1)! - right.at(-1)!)).toBeCloseTo(8, 1);
      // The right rail of a way is the left one of the way back.
      if (way.b === null) continue;
      const back = numbers(wayPath({ a: way.b, b: way.a }, orientation, { x: 0, y: 0 }, 4));
      expect(Math.hypot(left[0]! - back.at(-2)!, left[1]! - back.at(-1)!)).toBeLessThan(0.05);
    }
  });

  it('lets streams cross an edge at the same place from both sides, and never where the track is', () => {
    for (const e of EDGES) {
      const [a, b] = [{ q: 3, r: 1 }, neighbourOf({ q: 3, r: 1 }, e)];
      const [p, q] = [ford(a, e, orientation), ford(b, opposite(e), orientation)];
      expect(Math.hypot(p.x - q.x, p.y - q.y)).toBeLessThan(1e-9);
      const m = add(centre(a, orientation), edgeMiddle(e, orientation));
      expect(Math.hypot(p.x - m.x, p.y - m.y)).toBeGreaterThan(R * 0.15);
    }
  });
});

describe('crossings', () => {
  it('are told from ways that only lie side by side', () => {
    expect(cross({ a: 1, b: 4 }, { a: 2, b: 5 })).toBe(true);
    expect(cross({ a: 1, b: 3 }, { a: 2, b: 5 })).toBe(true);
    expect(cross({ a: 0, b: 2 }, { a: 1, b: 3 })).toBe(true);
    expect(cross({ a: 0, b: 4 }, { a: 1, b: 3 })).toBe(false);
    expect(cross({ a: 0, b: 3 }, { a: 4, b: 5 })).toBe(false);
    expect(cross({ a: 0, b: null }, { a: 1, b: null })).toBe(false);
  });

  it('put the second way on a bridge', () => {
    const way = (a: number, b: number, owner: number) => ({ a, b, owner, done: true });
    const found = strands([{ at: { x: 0, y: 0 }, ways: [way(1, 4, 0), way(2, 5, 1)] }], 'flat');
    expect(found.map((s) => [s.owner, s.over, s.bridges.length])).toEqual([
      [0, false, 0],
      [1, true, 1],
    ]);
    const beside = strands([{ at: { x: 0, y: 0 }, ways: [way(0, 4, 0), way(1, 3, 0)] }], 'flat');
    expect(beside).toHaveLength(1);
  });
});

describe('the rhythm of sleepers', () => {
  it('fits every way a whole number of times, and no two railroads share one', () => {
    const seen = new Set<string>();
    for (let seat = 0; seat < 6; seat++)
      for (const way of [
        { a: 0, b: 3 },
        { a: 0, b: 2 },
        { a: 0, b: 1 },
        { a: 0, b: null },
      ]) {
        const { dash } = sleepers(seat, wayLength(way));
        const period = dash.split(' ').reduce((sum, n) => sum + Number(n), 0);
        const times = wayLength(way) / period;
        expect(Math.abs(times - Math.round(times))).toBeLessThan(0.02);
        if (way.b === 3) seen.add(dash);
      }
    expect(seen.size).toBe(6);
  });
});

describe('outlines', () => {
  const round = (cells: { q: number; r: number }[]) => {
    const set = new Set(cells.map((c) => `${c.q},${c.r}`));
    return loops(cells, 'flat', (q, r) => set.has(`${q},${r}`));
  };

  it('go around land once and around every lake', () => {
    expect(round([{ q: 0, r: 0 }])[0]).toHaveLength(6);
    const ring = EDGES.map((e) => neighbourOf({ q: 0, r: 0 }, e));
    expect(
      round(ring)
        .map((l) => l.length)
        .sort((a, b) => a - b),
    ).toEqual([6, 18]);
  });

  it('are drawn by a steady hand: the same each time, and near the hexes', () => {
    const loop = round([{ q: 0, r: 0 }])[0]!;
    expect(smooth(drawn(loop, PATCH))).toBe(smooth(drawn(loop, PATCH)));
    for (const p of drawn(loop, PATCH)) expect(Math.hypot(p.x, p.y)).toBeLessThan(R + 8);
  });
});

describe('rivers', () => {
  const flow = (rivers: [number, number][], others: Record<string, Kind> = {}) => {
    const set = new Set(rivers.map(String));
    const cells = rivers.map(([q, r]) => ({ q, r }));
    return courses(cells, (c) => (set.has(`${c.q},${c.r}`) ? 'river' : (others[`${c.q},${c.r}`] ?? 'land')));
  };

  it('flow through every hex of a chain into the water', () => {
    const { stretches } = flow(
      [
        [0, 0],
        [0, 1],
        [0, 2],
      ],
      { '0,3': 'water' },
    );
    expect(stretches).toHaveLength(3);
    const last = stretches.find((s) => s.cell.r === 2)!;
    expect([last.a, last.b].sort()).toEqual([0, 3]);
    expect(stretches.find((s) => s.cell.r === 0)!.a).toBeNull(); // its spring
    expect(last.age).toBe(2);
  });

  it('do not flow in a circle where three river hexes meet', () => {
    const { stretches } = flow([
      [0, 0],
      [1, 0],
      [0, 1],
    ]);
    const joins = stretches
      .flatMap((s) => [s.a, s.b].filter((e) => e !== null).map((e) => neighbourOf(s.cell, e!)))
      .filter((c) => ['0,0', '1,0', '0,1'].includes(`${c.q},${c.r}`));
    expect(joins).toHaveLength(4);
  });

  it('cross even a lonely hex, and run through a city between two of them', () => {
    expect(flow([[0, 0]]).stretches[0]!.a).not.toBeNull();
    const { through } = flow(
      [
        [0, 0],
        [0, 2],
      ],
      { '0,1': 'city' },
    );
    expect(through.get('0,1')?.sort()).toEqual([0, 3]);
  });

  it('have paths of numbers', () => {
    for (const s of flow([
      [0, 0],
      [1, 0],
      [2, -1],
    ]).stretches)
      expect(stretchPath(s, 'flat')).not.toMatch(/NaN|undefined/);
  });
});

describe('cubes', () => {
  it('stand side by side, however many', () => {
    for (let n = 1; n <= 22; n++) {
      const spots = rows(n, 10);
      expect(spots).toHaveLength(n);
      for (const [i, a] of spots.entries())
        for (const b of spots.slice(0, i)) expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(a.size - 0.01);
    }
  });

  it('have a shape for each colour, and no shape twice', () => {
    expect(new Set(Object.values(SHAPES).map((s) => s.d)).size).toBe(7);
    expect(new Set(Object.values(SHAPES).map((s) => s.name)).size).toBe(7);
  });
});
