import { describe, expect, it } from 'vitest';
import { board } from './gallery/mock';
import { atlasOf } from './map/atlas';
import { edgesOf, extend, fit, goalsOf, groupsOf, priceOf, propose, ride } from './map/ways';

const atlas = atlasOf(board);
const at = (id: string) => atlas.byId.get(id)!.n;
const open = { atlas, shut: new Set<number>() };
const outer = (city: string) => atlas.cities.get(city)!.points.slice(1);
const from = (...cities: string[]) => new Map(cities.flatMap((c, group) => outer(c).map((p) => [p, group] as const)));

describe('the atlas', () => {
  it('has every point and every edge, and finds points by name and by label', () => {
    expect(atlas.spots).toHaveLength(641);
    expect(board.edges).toHaveLength(1679);
    expect(atlas.byId.get('roma')).toBe(atlas.byId.get('AD22'));
  });

  it('stays the same while the board is the same, also when it is sent anew', () => {
    expect(atlasOf(JSON.parse(JSON.stringify(board)))).toBe(atlas);
  });
});

describe('the cheapest line', () => {
  it('begins at an outer point, ends at the goal and goes from neighbour to neighbour', () => {
    const [way] = propose(open, from('milano'), at('bologna'));
    expect(outer('milano')).toContain(way!.path[0]);
    expect(way!.path.at(-1)).toBe(at('bologna'));
    expect(edgesOf(atlas, way!.path)).not.toContain(-1);
  });

  it('costs what the sections cost, by where they end', () => {
    const [way] = propose(open, from('milano'), at('bologna'));
    const each = way!.path.slice(1).map((b, i) => {
      const e = board.edges[edgesOf(atlas, way!.path)[i]!]!;
      return e[0] === b ? e[2] : e[3];
    });
    expect(way!.price).toBe(each.reduce((a, b) => a + b, 0));
    expect(priceOf(atlas, way!.path)).toBe(way!.price);
    expect(way!.price).toBe(16);
  });

  it('is as cheap as can be from starts of every kind, by the plainest of searches', () => {
    const starts = new Map(['genova', 'C19', 'K13', 'R13', 'perugia', 'AE22'].map((id) => [at(id), 0]));
    const least = new Map([...starts.keys()].map((n) => [n, 0]));
    for (let changed = true; changed;) {
      changed = false;
      for (const [a, b, toA, toB, kind] of board.edges) {
        if (kind === 'city') continue;
        for (const [x, y, price] of [
          [a, b, toB],
          [b, a, toA],
        ] as const) {
          const sum = (least.get(x) ?? Infinity) + price;
          if (sum < (least.get(y) ?? Infinity)) {
            least.set(y, sum);
            changed = true;
          }
        }
      }
    }
    for (const goal of atlas.spots) {
      if (starts.has(goal.n) || goal.city?.tier === 'major' || !least.has(goal.n)) continue;
      expect(propose(open, starts, goal.n)[0]?.price, goal.id).toBe(least.get(goal.n));
    }
  });

  it('never runs inside a red area', () => {
    const [way] = propose(open, from('milano'), at('napoli'));
    for (const e of edgesOf(atlas, way!.path)) expect(board.edges[e]![4]).not.toBe('city');
  });

  it('goes round what is closed, and costs more then', () => {
    const [way] = propose(open, from('milano'), at('bologna'));
    const shut = new Set([edgesOf(atlas, way!.path).at(-1)!]);
    const [other] = propose({ atlas, shut }, from('milano'), at('bologna'));
    expect(edgesOf(atlas, other!.path)).not.toContain([...shut][0]);
    expect(other!.price).toBeGreaterThanOrEqual(way!.price);
  });

  it('there is none when all is closed', () => {
    expect(propose({ atlas, shut: new Set(board.edges.keys()) }, from('milano'), at('bologna'))).toEqual([]);
  });

  it('is proposed from each network, the cheapest first', () => {
    const ways = propose(open, from('milano', 'roma', 'palermo'), at('firenze'));
    expect(ways.length).toBe(3);
    const prices = ways.map((w) => w.price);
    expect([...prices].sort((a, b) => a - b)).toEqual(prices);
    expect(new Set(ways.map((w) => atlas.spots[w.path[0]!]!.city!.id))).toEqual(new Set(['milano', 'roma', 'palermo']));
  });

  it('can be bent: it passes every way point, and no point twice', () => {
    const straight = propose(open, from('milano'), at('bologna'))[0]!;
    const bent = propose(open, from('milano'), at('bologna'), [at('verona')])[0]!;
    expect(bent.path).toContain(at('verona'));
    expect(new Set(bent.path).size).toBe(bent.path.length);
    expect(bent.price).toBeGreaterThan(straight.price);
  });

  it('to a major city ends at any of its outer points', () => {
    expect(goalsOf(atlas, at('roma'))).toHaveLength(6);
    const [way] = propose(open, from('milano'), at('roma'));
    expect(outer('roma')).toContain(way!.path.at(-1));
  });
});

describe('money', () => {
  it('a line is cut where the money ends', () => {
    const [way] = propose(open, from('milano'), at('roma'));
    expect(way!.price).toBeGreaterThan(20);
    const part = fit(atlas, way!.path, 20);
    expect(part.price).toBeLessThanOrEqual(20);
    expect(way!.path.slice(0, part.path.length)).toEqual(part.path);
    const next = way!.path.slice(0, part.path.length + 1);
    expect(priceOf(atlas, next)).toBeGreaterThan(20);
  });
});

describe('drawing by hand', () => {
  const start = at('L12');

  it('goes on to the pointer, and back over itself it is rubbed out', () => {
    const one = extend(open, [start], at('M13'))!;
    const two = extend(open, one, at('M14'))!;
    expect(two.map((n) => atlas.spots[n]!.id)).toEqual(['L12', 'M13', 'M14']);
    expect(extend(open, two, at('M13'))).toEqual(one);
    expect(extend(open, two, start)).toEqual([start]);
  });

  it('fills in what the pointer jumped over, never twice over the same point', () => {
    const far = extend(open, [start], at('O16'))!;
    expect(far.length).toBeGreaterThan(3);
    expect(new Set(far).size).toBe(far.length);
  });
});

describe('networks', () => {
  it('own track, ferries and red areas join', () => {
    const line = propose(open, from('milano'), at('genova'))[0]!.path;
    const groups = groupsOf(
      atlas,
      edgesOf(atlas, line),
      ['genova_porto_torres'],
      [at('genova'), outer('milano')[0]!, at('AI8'), outer('roma')[0]!],
    );
    const of = (n: number) => groups.get(n);
    expect(of(at('genova'))).toBe(of(outer('milano')[0]!));
    expect(of(at('AI8'))).toBe(of(at('genova')));
    expect(of(outer('roma')[0]!)).not.toBe(of(at('genova')));
  });
});

describe('riding', () => {
  const path = propose(open, from('milano'), at('genova'))[0]!.path;
  const usable = new Set(edgesOf(atlas, path));

  it('follows track, through the red area too', () => {
    const way = ride(atlas, usable, [at('genova')], at('milano'))!;
    expect(way[0]).toBe(at('genova'));
    expect(way.at(-1)).toBe(at('milano'));
  });

  it('does not leave the track', () => expect(ride(atlas, usable, [at('genova')], at('torino'))).toBeNull());

  it('turns back only in a city', () => {
    const middle = path[Math.floor(path.length / 2)]!;
    const before = path[Math.floor(path.length / 2) - 1]!;
    // Coming from `before` one cannot turn at once; the way leads on to a city and back.
    const way = ride(atlas, usable, [before, middle], path[0]!);
    expect(way === null || way.length > path.length).toBe(true);
  });
});
