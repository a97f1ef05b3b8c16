import { describe, expect, it, vi } from 'vitest';
import type { Action } from '../../../net/types';
import { destinations, startHexes } from '../../cube_rails/map/choices';
import { mock } from '../gallery/mock';
import { offersOf } from '../offers';
import { Session } from '../session.svelte';
import type { Offer, View } from '../types';
import { atlasOf } from './atlas';
import { Hand, type Now } from './hand.svelte';
import { hexItems } from './items';

function table(phase: 'build' | 'move', legal: Action[], offers: Offer[] = [], change: (view: View) => void = () => {}) {
  const view = structuredClone(mock('northeast', false));
  change(view);
  const atlas = atlasOf(view);
  const session = new Session();
  const now = offersOf(legal, offers);
  const hexOf = (id: string) => atlas.places.get(id)!.hex;
  session.arrive(1, now, hexOf);
  const calls = { onAct: vi.fn(), onWhyNot: vi.fn(), onAnnounce: vi.fn() };
  const board = { ...calls, position: { phase: { key: phase } } } as Now['board'];
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
    open: new Set([...startHexes(now, atlas, null), ...now.builds.keys(), ...[...now.grows.keys(), ...now.urbanizes.keys()].map(hexOf)]),
  }));
  const at = (place: string) => atlas.byId.get(hexOf(place))!;
  const fan = (place: string) => hexItems(at(place), { view, atlas, offers: now, session, me: 0, names: [], texts: (key) => key });
  return { view, atlas, session, hand, at, fan, ...calls };
}

const urbanize = (town: string, color: string, space: number): Action => ({ do: 'urbanize', town, color, space });
const city = ['red', 'gray'].flatMap((color) => [1, 4].map((space) => urbanize('new_haven', color, space)));

describe('a New City', () => {
  it('is a town, then a colour, then a space of the supply', () => {
    const { hand, session, at, fan, onAct } = table('build', city);
    hand.press(at('new_haven'));
    expect(session.place).toBe('new_haven');
    expect(fan('new_haven').map((i) => i.key)).toEqual(['city red', 'city gray']);
    hand.pressItem(fan('new_haven')[1]!, true);
    expect([session.color, onAct.mock.calls.length]).toEqual(['gray', 0]);
    expect(fan('new_haven').map((i) => i.key)).toEqual(['space 1', 'space 4']);
    hand.pressItem(fan('new_haven')[1]!, true);
    expect(onAct).toHaveBeenCalledExactlyOnceWith(urbanize('new_haven', 'gray', 4));
  });

  it('is put by a second tap of a finger, or by a second press on its town', () => {
    const { hand, session, at, fan, onAct } = table('build', city);
    session.color = 'red';
    hand.press(at('new_haven'));
    expect(session.color).toBe('red');
    hand.pressItem(fan('new_haven')[0]!, false);
    expect([session.space, onAct.mock.calls.length]).toEqual([1, 0]);
    hand.press(at('new_haven'));
    expect(onAct).toHaveBeenCalledExactlyOnceWith(urbanize('new_haven', 'red', 1));
  });

  it('leaves a town that can also take a tile open for both', () => {
    const build = { do: 'build', hex: 'N10', tile: 'T11', turn: 0 };
    const { hand, session, at, fan } = table('build', [...city, build]);
    hand.press(at('new_haven'));
    expect([session.hex, session.place]).toEqual(['N10', null]);
    expect(fan('new_haven').map((i) => i.key)).toEqual(['city red', 'city gray', 'T11 0']);
  });

  it('asks about a place that is not offered; with a colour in hand, whether it may go there', () => {
    const { hand, session, at, onWhyNot } = table('build', city);
    hand.press(at('boston'));
    session.color = 'red';
    hand.press(at('boston'));
    expect(onWhyNot.mock.calls).toEqual([[{ at: 'hex', hex: at('boston').id }], [{ at: 'new_city', town: 'boston', color: 'red' }]]);
  });
});

describe('Urban Growth', () => {
  const grow = (place: string, space: number): Action => ({ do: 'grow', city: place, space });

  it('is a city, then a space', () => {
    const { hand, at, fan, onAct } = table('build', [grow('albany', 2), grow('albany', 7), grow('boston', 2)]);
    hand.press(at('albany'));
    expect(fan('albany').map((i) => i.key)).toEqual(['space 2', 'space 7']);
    hand.pressItem(fan('albany')[1]!, true);
    expect(onAct).toHaveBeenCalledExactlyOnceWith(grow('albany', 7));
  });
});

it('asks about any hex in any phase: what is done now is for the game to say', () => {
  for (const phase of ['build', 'actions'] as 'build'[]) {
    const { hand, atlas, onWhyNot } = table(phase, [{ do: 'finish' }]);
    hand.press(atlas.byId.get('P9')!);
    expect(onWhyNot).toHaveBeenCalledExactlyOnceWith({ at: 'hex', hex: 'P9' });
  }
});
