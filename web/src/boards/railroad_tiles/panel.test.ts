import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Action } from '../../net/types';
import Panel from './Panel.svelte';
import { offersOf } from './offers';
import { Session } from './session.svelte';
import type { PlayerView, View } from './types';

const player: PlayerView = {
  tiles: [],
  pawns: [],
  hand: ['D01', 'D06'],
  objectives: [],
  owes_objective: false,
  refusals_left: 1,
  stars: 2,
  prestige: 0,
  column: 0,
  openings: 0,
  cities: [],
  towns: [],
  rectangle: { x: 0, y: 0, width: 1, height: 1 },
  objective_state: {},
  refused: [],
  discarded: [],
};
const view = {
  active: ['PT3', 'PT1'],
  used: [false, false],
  players: [player],
  network: [],
  columns: [],
  order: [0],
  objectives: [],
} as unknown as View;

let shown: Record<string, unknown> | null = null;

function show(phase: string, legal: Action[]) {
  const session = new Session();
  session.arrive(1, offersOf(legal));
  const did = { onAct: vi.fn(), onWhyNot: vi.fn(), onAnnounce: vi.fn() };
  const target = document.createElement('div');
  document.body.append(target);
  const props = {
    table: {},
    position: { index: 1, to_act: [0], phase: { key: phase }, view, scores: [] },
    legal,
    lang: 'es',
    live: true,
    viewer: 0,
    looks: [],
    texts: (key: string) => key,
    hinted: null,
    busy: false,
    reducedMotion: true,
    session,
    ...did,
  };
  shown = mount(Panel, { target, props: props as never });
  flushSync();
  const press = (selector: string) => {
    target.querySelector<HTMLElement>(selector)!.click();
    flushSync();
  };
  return { target, session, press, ...did };
}

afterEach(() => {
  if (shown) void unmount(shown);
  document.body.replaceChildren();
});

describe('the panel', () => {
  it('discards what cannot be laid, and says why', () => {
    const { target, press, onAct } = show('lay', [{ do: 'discard', tile: 'D01' }]);
    expect(target.textContent).toContain('rt-impossible');
    press('[data-discard="D01"]');
    expect(onAct).toHaveBeenCalledWith({ do: 'discard', tile: 'D01' });
  });

  it('refuses the picked tile, or asks why not', () => {
    const offered = show('lay', [
      { do: 'lay', tile: 'D06', x: 0, y: 0, turn: 0 },
      { do: 'refuse', tile: 'D01' },
      { do: 'refuse', tile: 'D06' },
    ]);
    offered.press('[data-refuse]');
    expect(offered.onAct).toHaveBeenCalledWith({ do: 'refuse', tile: 'D06' });
    const none = show('lay', [{ do: 'lay', tile: 'D06', x: 0, y: 0, turn: 0 }]);
    none.press('[data-refuse]');
    expect(none.onAct).not.toHaveBeenCalled();
    expect(none.onWhyNot).toHaveBeenCalledWith({ at: 'refusal', tile: 'D06' });
  });

  it('spends a star on a token that allows it', () => {
    const place = (pawn: string, token: number, star: boolean) => ({ do: 'place', pawn, x: 0, y: 0, token, star });
    const { session, press, onWhyNot } = show('pawns', [place('train', 1, false), place('passenger', 1, true), { do: 'end' }]);
    press('[data-token="0"]');
    expect([session.token, onWhyNot.mock.calls]).toEqual([null, [[{ at: 'token', token: 0, star: false }]]]);
    press('[data-token="1"]');
    expect([session.token, session.star]).toEqual([1, false]);
    press('[data-star]');
    expect([session.token, session.star]).toEqual([1, true]);
    press('[data-star]');
    expect([session.token, session.star]).toEqual([null, false]);
  });

  it('ends the turn only when that is offered', () => {
    expect(show('lay', []).target.querySelector('[data-end]')).toBeNull();
    const { press, onAct, target } = show('pawns', [{ do: 'place', pawn: 'car', x: 0, y: 0, token: 0, star: false }, { do: 'end' }]);
    expect(target.querySelector('[data-end]')!.textContent).toContain('rt-end-left');
    press('[data-end]');
    expect(onAct).toHaveBeenCalledWith({ do: 'end' });
  });
});
