import { describe, expect, it } from 'vitest';
import { faces, sidesOf, turned, turnSide, type Side } from './draw/faces';
import { networkFrom, openEnds } from './draw/network';
import { alongRoutes, locationPoint, routesOf } from './draw/routes';
import { drawTile } from './draw/tile';

const TURNS = [0, 1, 2, 3, 4, 5, 6, 7];
const EDGE: Record<Side, string> = { N: '0 -50', E: '50 0', S: '0 50', W: '-50 0' };

describe('faces', () => {
  it('are all there', () => {
    expect([...faces.values()].filter((f) => !f.objective)).toHaveLength(77);
    expect([...faces.values()].filter((f) => f.objective)).toHaveLength(7);
  });

  it('turn clockwise, and over before that', () => {
    expect((['N', 'E', 'S', 'W'] as Side[]).map((s) => turnSide(s, 1))).toEqual(['E', 'S', 'W', 'N']);
    expect((['N', 'E', 'S', 'W'] as Side[]).map((s) => turnSide(s, 4))).toEqual(['N', 'W', 'S', 'E']);
    expect((['N', 'E', 'S', 'W'] as Side[]).map((s) => turnSide(s, 5))).toEqual(['E', 'N', 'W', 'S']);
  });
});

describe.each([...faces.keys()])('the drawing of %s', (code) => {
  it.each(TURNS)('in turn %i meets each side with its route in the middle, and no other side', (turn) => {
    const face = turned(faces.get(code)!, turn);
    const sides = sidesOf(face);
    const { roads, rails } = routesOf(face);
    const ends = (paths: string[]) =>
      paths.flatMap((d) => [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[A-Z]|$)/g)].map((m) => `${m[1]} ${m[2]}`));
    for (const side of Object.keys(EDGE) as Side[]) {
      expect(ends(roads.map((s) => s.middle)).includes(EDGE[side])).toBe(sides[side] === 'road');
      expect(ends(rails.map((s) => s.middle)).includes(EDGE[side])).toBe(sides[side] === 'rail');
    }
  });

  it('keeps houses and trees off its routes and locations inside', () => {
    const { face, routes, scenery, sockets } = drawTile(code, 0, 0, 0);
    expect(sockets).toHaveLength(face.locations.length);
    for (const s of sockets) expect(Math.max(Math.abs(s.at.x), Math.abs(s.at.y))).toBeLessThan(41);
    const way = alongRoutes(routes);
    for (const m of scenery.marks) {
      expect(Math.max(Math.abs(m.x), Math.abs(m.y))).toBeLessThanOrEqual(50);
      expect(Math.min(...way.map((w) => Math.hypot(w.x - m.x, w.y - m.y)))).toBeGreaterThan(7);
    }
  });
});

describe('locations', () => {
  it('of one tile never cover each other', () => {
    for (const face of faces.values()) {
      const [a, b] = face.locations.map((l) => locationPoint(face, l));
      if (a && b) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(20);
    }
  });
});

describe('networks', () => {
  // road W-E · station W road, E rail · rail W-E: example E5 of the rulings, with a passenger's way through the station
  const row = [
    { tile: 'D05', x: 0, y: 0, turn: 1 },
    { tile: 'D50', x: 1, y: 0, turn: 3 },
    { tile: 'D10', x: 2, y: 0, turn: 1 },
  ];

  it('let passengers change at a station', () => {
    expect(
      networkFrom(row, 'passenger', 0, 0)
        .map((n) => n.x)
        .sort(),
    ).toEqual([0, 1, 2]);
  });

  it('keep cars on the road', () => {
    const cars = [{ tile: 'D02', x: 0, y: 0, turn: 1 }, ...row.slice(1)];
    expect(
      networkFrom(cars, 'car', 0, 0)
        .map((n) => n.x)
        .sort(),
    ).toEqual([0, 1]);
  });

  it('end where nothing lies', () => {
    expect(
      openEnds(row)
        .map((e) => `${e.x} ${e.side}`)
        .sort(),
    ).toEqual(['0 W', '2 E']);
    expect(openEnds([{ tile: 'D40', x: 0, y: 0, turn: 0 }])).toHaveLength(1);
    expect(openEnds([{ tile: 'D37', x: 0, y: 0, turn: 0 }])).toHaveLength(4);
  });
});
