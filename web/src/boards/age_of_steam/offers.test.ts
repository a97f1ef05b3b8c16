import { describe, expect, it } from 'vitest';
import type { Action } from '../../net/types';
import { byCube, byGain, deliveriesOf, findBuild, findDelivery, sortedDeliveries } from '../cube_rails/choices';
import { lettersOf, offersOf } from './offers';
import { Session } from './session.svelte';
import type { Build, Deliver, Offer } from './types';

const build = (hex: string, tile: string, turn: number): Build => ({ do: 'build', hex, tile, turn });
const deliver = (good: Deliver['good'], route: string[], owners: number[]): Deliver => ({ do: 'deliver', good, route, owners, bonus: -1 });
const gain = (of: Record<string, number>): Offer => ({ gain: of });

describe('what is offered', () => {
  it('is sorted by what a person clicks, with what it costs', () => {
    const legal: Action[] = [
      build('E5', 'straight', 0),
      build('E5', 'gentle', 2),
      build('F5', 'straight', 1),
      { do: 'connect', link: 'a-b' },
      { do: 'finish' },
    ];
    const price = (n: number): Offer => ({ price: n, kind: 'place', done: [], claims: false });
    const offers = offersOf(legal, [price(2), price(3), price(4), price(2), null]);
    expect([...offers.builds.keys()]).toEqual(['E5', 'F5']);
    expect(findBuild(offers, build('E5', 'gentle', 2))?.offer.price).toBe(3);
    expect(findBuild(offers, build('E5', 'gentle', 3))).toBeNull();
    expect(offers.connects[0]?.offer.price).toBe(2);
    expect(offers.finish).toEqual({ do: 'finish' });
    expect(offers.skip).toBeNull();
  });

  it('tells what leaving, a raise and shares would do', () => {
    const forecast = { income: 1, expenses: 3, net: -2, missing: 0, reduction: 0, income_after: 1, cash_after: 4, cushion: 3, out: false };
    const legal: Action[] = [
      { do: 'issue', shares: 0 },
      { do: 'drop' },
      { do: 'upgrade' },
      { do: 'choose', action: 'locomotive' },
      { do: 'bid', amount: 3 },
    ];
    const offers = offersOf(legal, [{ cash: 0, points: 0, forecast }, { place: 3, pays: 1 }, { forecast }, { forecast }, null]);
    expect(offers.issues[0]).toEqual({ shares: 0, offer: { cash: 0, points: 0, forecast } });
    expect(offers.leave).toEqual({ place: 3, pays: 1 });
    expect(offers.raise?.forecast.cash_after).toBe(4);
    expect(offers.actions.get('locomotive')?.forecast.expenses).toBe(3);
    expect(offers.bids).toEqual([3]);
  });

  it('says nothing of prices when the offers belong to other actions', () => {
    const offers = offersOf([build('E5', 'straight', 0)], [null, null]);
    expect(offers.builds.get('E5')?.[0]?.offer.price).toBe(0);
  });

  it('knows which New Cities may go on a town', () => {
    const offers = offersOf([
      { do: 'urbanize', town: 'x', city: 'A' },
      { do: 'urbanize', town: 'x', city: 'C' },
      { do: 'urbanize', town: 'y', city: 'A' },
    ]);
    expect(lettersOf(offers, 'x')).toEqual(['A', 'C']);
    expect(lettersOf(offers, 'z')).toEqual([]);
  });
});

describe('deliveries', () => {
  const short = deliver('red', ['a', 'b'], [0]);
  const shared = deliver('red', ['a', 'c', 'b'], [0, 1]);
  const long = deliver('blue', ['d', 'e', 'b'], [0, 0]);
  const theirs = deliver('red', ['a', 'f'], [1]);
  const offers = offersOf([theirs, short, shared, long], [gain({ 1: 1 }), gain({ 0: 1 }), gain({ 0: 1, 1: 1 }), gain({ 0: 2 })]);

  it('come best for me first, then with the best margin', () => {
    expect(sortedDeliveries(offers, 0).map((d) => d.action)).toEqual([long, short, shared, theirs]);
    expect(sortedDeliveries(offers, 1).map((d) => d.action)).toEqual([theirs, shared, short, long]);
    expect([...offers.deliveries].sort(byGain(null))).toHaveLength(4);
  });

  it('are grouped by cube and found by cube', () => {
    expect(byCube(sortedDeliveries(offers, 0)).map((g) => [g.cube.good, g.cube.start, g.deliveries.length])).toEqual([
      ['blue', 'd', 1],
      ['red', 'a', 3],
    ]);
    expect(deliveriesOf(offers, { good: 'red', start: 'a' }, 0).map((d) => d.action)).toEqual([short, shared, theirs]);
    expect(findDelivery(offers, { ...shared, owners: [1, 0] })).toBeNull();
  });

  it('parallel links are different deliveries', () => {
    const twice = offersOf([deliver('red', ['a', 'b'], [0]), deliver('red', ['a', 'b'], [1])], [gain({ 0: 1 }), gain({ 1: 1 })]);
    expect(findDelivery(twice, deliver('red', ['a', 'b'], [1]))?.gain.get(1)).toBe(1);
  });
});

describe('what is picked', () => {
  it('is forgotten when it is no longer offered or the position changed', () => {
    const session = new Session();
    const offers = offersOf([build('E5', 'straight', 0), { do: 'stock', good: 'red', column: 'light1', box: 2 }]);
    session.arrive(1, offers);
    expect(session.drawn).toBe('red');
    session.pickBuild(build('E5', 'straight', 0));
    session.arrive(1, offers);
    expect(session.ghost).toEqual(build('E5', 'straight', 0));
    session.arrive(1, offersOf([]));
    expect(session.ghost).toBeNull();
    session.pickHex('E5');
    session.arrive(2, offers);
    expect(session.hex).toBeNull();
  });

  it('is put down step by step', () => {
    const session = new Session();
    session.pickBuild(build('E5', 'straight', 0));
    expect([session.back(), session.hex, session.back(), session.hex, session.back()]).toEqual([true, 'E5', true, null, false]);
  });

  it('keeps the filter on a cube only for deliveries of that cube', () => {
    const session = new Session();
    session.pickCube({ good: 'red', start: 'a' });
    session.pickDelivery(deliver('red', ['a', 'b'], [0]));
    expect(session.cube).not.toBeNull();
    session.pickDelivery(deliver('blue', ['d', 'b'], [0]));
    expect(session.cube).toBeNull();
  });
});
