import { describe, expect, it, vi } from 'vitest';
import type { Action } from '../../../net/types';
import { mock } from '../gallery/mock';
import { offersOf } from '../offers';
import { Session } from '../session.svelte';
import type { Offer, View } from '../types';
import { atlasOf } from './atlas';
import { destinations } from '../../cube_rails/map/choices';
import { openHexes } from './choices';
import { Hand, type Now } from './hand.svelte';

function table(phase: 'build' | 'move', legal: Action[], offers: Offer[] = [], change: (view: View) => void = () => {}) {
  const view = structuredClone(mock('rust_belt', false));
  change(view);
  const atlas = atlasOf(view);
  const session = new Session();
  const now = offersOf(legal, offers);
  const calls = { onAct: vi.fn(), onWhyNot: vi.fn(), onAnnounce: vi.fn() };
  const board = { ...calls, position: { phase: { key: phase } }, texts: (key: string) => key, looks: [] } as unknown as Now['board'];
  const hand: Hand = new Hand(() => ({
    board,
    session,
    view,
    atlas,
    offers: now,
    me: 0,
    canAct: legal.length > 0,
    bringNear: () => {},
    nameOf: (id) => id,
    routeText: () => '',
    goals: destinations(now, session.cube, 0),
    open: session.cube ? new Set() : openHexes(now, atlas, session.hex === null ? session.letter : null, hand.goodsAt),
  }));
  const hexOf = (place: string) => atlas.byId.get(atlas.places.get(place)!.hex)!;
  return { view, atlas, session, hand, hexOf, ...calls };
}

const build = (hex: string, turn = 0) => ({ do: 'build', hex, tile: 'straight', turn });
const deliver = (good: string, route: string[], owners: number[]) => ({ do: 'deliver', good, route, owners, bonus: -1 });
const item = (action: Action) => ({ key: 'x', label: 'x', price: null, action });

describe('building', () => {
  it('opens a hex, shows a tile at the first tap and builds it at the second', () => {
    const at = mock('rust_belt', false).board.hexes.find((h) => h.terrain === 'plain' && !h.place)!.id;
    const { hand, session, atlas, onAct, onWhyNot } = table('build', [build(at)]);
    hand.press(atlas.byId.get(at)!);
    expect(session.hex).toBe(at);
    hand.pressItem(item(build(at)), false);
    expect(session.candidate).toEqual(build(at));
    expect(onAct).not.toHaveBeenCalled();
    hand.pressItem(item(build(at)), false);
    expect(onAct).toHaveBeenCalledExactlyOnceWith(build(at));
    expect(onWhyNot).not.toHaveBeenCalled();
  });

  it('builds with one press where the pointer has shown the ghost, and by a second tap on the hex', () => {
    const at = mock('rust_belt', false).board.hexes.find((h) => h.terrain === 'plain' && !h.place)!.id;
    const one = table('build', [build(at)]);
    one.hand.showItem(item(build(at)));
    expect(one.session.ghost).toEqual(build(at));
    one.hand.pressItem(item(build(at)), true);
    expect(one.onAct).toHaveBeenCalledOnce();
    const two = table('build', [build(at)]);
    two.hand.press(two.atlas.byId.get(at)!);
    two.session.pickBuild(build(at) as never);
    two.hand.press(two.atlas.byId.get(at)!);
    expect(two.onAct).toHaveBeenCalledExactlyOnceWith(build(at));
  });

  it('asks why not on any other hex, and does nothing for who may not act', () => {
    const mine = table('build', [{ do: 'finish' }]);
    mine.hand.press(mine.hexOf('chicago'));
    expect(mine.onWhyNot).toHaveBeenCalledExactlyOnceWith({ at: 'hex', hex: mine.hexOf('chicago').id });
    const theirs = table('build', []);
    theirs.hand.press(theirs.hexOf('chicago'));
    expect(theirs.onWhyNot).not.toHaveBeenCalled();
  });

  it('puts the letter in hand on a town by the second press', () => {
    const go = { do: 'urbanize', town: 'toledo', city: 'B' };
    const { hand, session, hexOf, onAct } = table('build', [go]);
    session.pickLetter('B');
    hand.press(hexOf('toledo'));
    expect([session.town, onAct.mock.calls.length]).toEqual(['toledo', 0]);
    hand.press(hexOf('toledo'));
    expect(onAct).toHaveBeenCalledExactlyOnceWith(go);
  });

  it('asks whether the letter in hand may go where it is not offered', () => {
    const { hand, session, hexOf, onWhyNot } = table('build', [{ do: 'urbanize', town: 'toledo', city: 'B' }]);
    session.pickLetter('B');
    hand.press(hexOf('chicago'));
    expect(onWhyNot).toHaveBeenCalledExactlyOnceWith({ at: 'new_city', town: 'chicago', city: 'B' });
  });
});

describe('moving goods', () => {
  const legal = [deliver('red', ['toledo', 'detroit'], [1]), deliver('red', ['toledo', 'cleveland', 'detroit'], [0, 0])];
  const gains: Offer[] = [{ gain: { 1: 1 } }, { gain: { 0: 2 } }];

  it('picks the only kind of cube at once, takes the best way first and delivers at the second press', () => {
    const { hand, session, hexOf, onAct } = table('move', legal, gains);
    hand.press(hexOf('toledo'));
    expect(session.cube).toEqual({ good: 'red', start: 'toledo' });
    hand.press(hexOf('detroit'));
    expect(session.chosen).toEqual(legal[1]);
    expect(onAct).not.toHaveBeenCalled();
    hand.press(hexOf('detroit'));
    expect(onAct).toHaveBeenCalledExactlyOnceWith(legal[1]);
  });

  it('fans the cubes out where several kinds may leave', () => {
    const { hand, session, hexOf } = table('move', [...legal, deliver('blue', ['toledo', 'cincinnati'], [0])]);
    hand.press(hexOf('toledo'));
    expect([hand.goodsAt, session.cube]).toEqual(['toledo', null]);
    hand.pressItem({ key: 'blue', label: '', price: null, good: 'blue', action: null }, true);
    expect([hand.goodsAt, session.cube]).toEqual([null, { good: 'blue', start: 'toledo' }]);
  });

  it('asks why a cube that waits may not leave', () => {
    const { hand, hexOf, onWhyNot } = table('move', [{ do: 'skip' }], [], (view) => {
      view.places['chicago']!.goods = ['yellow'];
    });
    hand.press(hexOf('chicago'));
    expect(onWhyNot).toHaveBeenCalledExactlyOnceWith({ at: 'cube', place: 'chicago', good: 'yellow' });
    hand.pressCube({ good: 'yellow', start: 'chicago' });
    expect(onWhyNot).toHaveBeenCalledTimes(2);
  });

  it('asks why the cube in hand may not go to a place, and keeps it in hand', () => {
    const { hand, session, hexOf, onWhyNot } = table('move', legal, gains);
    hand.press(hexOf('toledo'));
    hand.press(hexOf('chicago'));
    expect(onWhyNot).toHaveBeenCalledExactlyOnceWith({ at: 'goal', place: 'toledo', good: 'red', goal: 'chicago' });
    expect(session.cube).toEqual({ good: 'red', start: 'toledo' });
    hand.press(hexOf('toledo'));
    expect([session.cube, onWhyNot.mock.calls.length]).toEqual([null, 1]);
  });
});
