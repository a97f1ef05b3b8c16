import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Action } from '../../net/types';
import Board from './Board.svelte';
import Panel from './Panel.svelte';
import { make, PLACEMENTS, propsOf } from './gallery/mock';
import type { Entry, Offer, View } from './types';

// A whole board is a lot for jsdom on a busy machine.
vi.setConfig({ testTimeout: 40_000 });

let shown: Record<string, unknown>[] = [];
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

function show(Part: Component<any>, offered: [Action, Offer | null][], change?: (view: View) => void, more: object = {}, players = 4) {
  const did = { onAct: vi.fn(), onWhyNot: vi.fn(), onAnnounce: vi.fn() };
  const props = propsOf(make(players, change, offered), { ...did, ...more });
  const target = document.createElement('div');
  document.body.append(target);
  shown.push(mount(Part, { target, props }));
  flushSync();
  const press = (selector: string) => {
    const element = target.querySelector(selector);
    if (!element) throw new Error(`no ${selector}`);
    element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    flushSync();
  };
  return { target, press, props, session: props.session, ...did };
}

const entry = (n: number, kind: Entry['kind'], more: Partial<Entry> = {}): Entry => ({
  entry: n,
  kind,
  amount: 1,
  colours: kind === 'advance' ? ['black'] : null,
  value: null,
  place: null,
  source: { kind: 'space', id: 'track_black3' },
  must: true,
  usable: true,
  locked: false,
  now: null,
  ...more,
});
const advance = (line: string, colour: string, offer: Offer): [Action, Offer] => [
  { do: 'advance', line, colour },
  { entry: 0, fires: [], gain: 0, ...offer },
];

afterEach(() => {
  for (const one of shown) void unmount(one);
  shown = [];
  document.body.replaceChildren();
});

describe('the central board', () => {
  it('shows every space of the table, and boards up what two players do not have', () => {
    const four = show(Board, []);
    expect(four.target.querySelectorAll('.central [data-space]')).toHaveLength(26); // all but the one of the last round
    expect(four.target.querySelectorAll('.boarded')).toHaveLength(0);
    const two = show(Board, [], undefined, {}, 2);
    expect(two.target.querySelectorAll('.boarded')).toHaveLength(5);
  });

  it('lights what is offered; first click picks, second places with own workers', () => {
    const { press, onAct, target } = show(Board, PLACEMENTS);
    expect(target.querySelectorAll('[data-space].open')).toHaveLength(2);
    press('[data-space="track_black3"]');
    expect(onAct).not.toHaveBeenCalled();
    press('[data-space="track_black3"]');
    expect(onAct).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ space: 'track_black3', workers: 2, rubles: 0 }));
  });

  it('asks why not where nothing is offered', () => {
    const { press, onAct, onWhyNot } = show(Board, PLACEMENTS);
    press('[data-space="track_white1"]');
    expect(onWhyNot).toHaveBeenCalledWith({ at: 'space', space: 'track_white1' });
    expect(onAct).not.toHaveBeenCalled();
  });

  it('asks about everything that lies on the table', () => {
    const { press, target, onWhyNot } = show(Board, PLACEMENTS);
    const engineer = target.querySelector('[data-engineer]')!.getAttribute('data-engineer');
    press('[data-engineer]');
    press('[data-stack="4"]');
    press('[data-card="black_worker"]');
    press('[data-pile]');
    press('[data-gap="5"]');
    press('[data-token="kiev_medal"]');
    expect(onWhyNot.mock.calls.map(([asked]) => asked)).toEqual([
      { at: 'engineer', engineer },
      { at: 'stack', value: 4 },
      { at: 'card', card: 'black_worker' },
      { at: 'pile' },
      { at: 'factory', slot: 5 },
      { at: 'token', token: 'kiev_medal' },
    ]);
  });

  it('names a space, whether it is to be used, gone to or used again: the game knows which', () => {
    const moving = show(
      Board,
      [[{ do: 'relocate', space: 'industry_1' }, { gives: [] }]],
      (view) => (view.turn = { seat: 0, kind: 'relocation', space: null, piece_black: false }),
    );
    moving.press('[data-space="loco_3w"]');
    expect(moving.onWhyNot).toHaveBeenCalledWith({ at: 'space', space: 'loco_3w' });
    const repeating = show(
      Board,
      [[{ do: 'repeat', space: 'industry_1' }, { gives: [] }]],
      (view) => (view.pending = [entry(0, 'repeat')]),
    );
    repeating.press('[data-space="doubler"]');
    expect(repeating.onWhyNot).toHaveBeenCalledWith({ at: 'space', space: 'doubler' });
  });

  it('offers nothing to who only watches', () => {
    const { target, press, onWhyNot, onAct } = show(Board, PLACEMENTS, undefined, { viewer: null, legal: [] });
    expect(target.querySelectorAll('.open')).toHaveLength(0);
    press('[data-space="track_black3"]');
    expect([onWhyNot.mock.calls.length, onAct.mock.calls.length]).toEqual([0, 0]);
  });
});

describe('the own board', () => {
  const offered = [advance('kiev', 'black', { to: 4, gain: 4 }), advance('st_petersburg', 'grey', { to: 3 })];
  const pending = (view: View) => (view.pending = [entry(0, 'advance', { colours: ['black', 'grey'] }), entry(1, 'industry')]);

  it('advances a track: the first click shows it, the second does it', () => {
    const { press, onAct, target } = show(Board, offered, pending);
    expect([...target.querySelectorAll('[data-track]')].map((e) => e.getAttribute('data-track'))).toEqual([
      'st_petersburg grey',
      'kiev black',
    ]);
    press('[data-track="kiev black"]');
    expect(onAct).not.toHaveBeenCalled();
    press('[data-track="kiev black"]');
    expect(onAct).toHaveBeenCalledExactlyOnceWith({ do: 'advance', line: 'kiev', colour: 'black' });
  });

  it('goes dark when another entry is taken up', () => {
    const { target, session } = show(
      Board,
      [
        ...offered,
        [
          { do: 'industry', marker: 1 },
          { entry: 1, to: 5 },
        ],
      ],
      pending,
    );
    session.pickEntry(1);
    flushSync();
    expect(target.querySelectorAll('[data-track]')).toHaveLength(0);
    expect(target.querySelectorAll('[data-marker]')).toHaveLength(1);
  });

  it('tells at every special space what is missing', () => {
    const { target } = show(Board, []);
    const specials = [...target.querySelectorAll('[data-special]')];
    expect(specials).toHaveLength(7 + 4 + 8);
    expect(specials[0]!.getAttribute('aria-label')).toContain('rr-missing-track');
  });

  it('shows the board of somebody else without offering anything on it', () => {
    const { target, press } = show(Board, offered, pending);
    press('[data-board="2"]');
    expect(target.querySelector('.player-board')!.getAttribute('data-seat')).toBe('2');
    expect(target.querySelectorAll('[data-track]')).toHaveLength(0);
  });

  it('puts the scoring of everybody over it, space by space', () => {
    const { target, press } = show(Board, []);
    press('[data-sheet="score"]');
    press('[data-detail="1 transsiberian"]');
    expect([...target.querySelectorAll('.detail .space .number')].map((e) => e.textContent)).toEqual(['4', '4', '1', '1', '1', '0']);
  });
});

describe('the panel', () => {
  it('pays as the person likes', () => {
    const { target, press, session, onAct } = show(Panel, PLACEMENTS);
    session.pickSpace('track_black3');
    flushSync();
    expect(target.querySelectorAll('[data-way]')).toHaveLength(4);
    expect(target.querySelector('[data-way][aria-pressed="true"]')!.getAttribute('data-way')).toBe('0');
    press('[data-way="3"]');
    press('[data-place]');
    expect(onAct).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ workers: 0, rubles: 2 }));
  });

  it('passes only when asked twice, with what that gives and leaves', () => {
    const { target, press, onAct } = show(Panel, PLACEMENTS);
    press('[data-pass]');
    expect(onAct).not.toHaveBeenCalled();
    expect(target.textContent).toContain('rr-pass-left');
    press('[data-pass-sure]');
    expect(onAct).toHaveBeenCalledWith({ do: 'pass' });
  });

  it('lists what is to be resolved; another entry changes the choices; what need not be done can be given up', () => {
    const offered: [Action, Offer | null][] = [
      advance('kiev', 'black', { to: 4, gain: 4 }),
      [
        { do: 'token', token: 'revaluation' },
        { entry: 1, gives: [] },
      ],
      [{ do: 'forfeit', entry: 1 }, { entry: 1 }],
    ];
    const { target, press, onAct, onWhyNot } = show(
      Panel,
      offered,
      (view) => (view.pending = [entry(0, 'advance'), entry(1, 'token', { must: false }), entry(2, 'bonus', { locked: true })]),
    );
    expect(target.querySelectorAll('[data-entry]')).toHaveLength(3);
    press('[data-entry="2"]');
    expect(onWhyNot).toHaveBeenCalledExactlyOnceWith({ at: 'entry', entry: 2 });
    expect([...target.querySelectorAll('[data-pick]')].map((e) => e.getAttribute('data-pick'))).toEqual(['advance']);
    press('[data-entry="1"]');
    expect([...target.querySelectorAll('[data-pick]')].map((e) => e.getAttribute('data-pick'))).toEqual(['token']);
    press('[data-pick="token"]');
    press('[data-pick="token"]');
    press('[data-forfeit="1"]');
    expect(onAct.mock.calls.map(([a]) => a)).toEqual([
      { do: 'token', token: 'revaluation' },
      { do: 'forfeit', entry: 1 },
    ]);
  });

  it('says which factory is being used now, and what waits for it', () => {
    const { target } = show(
      Panel,
      [advance('kiev', 'black', { to: 4, gain: 4 })],
      (view) => (view.pending = [entry(0, 'industry', { locked: true }), entry(1, 'advance', { now: 7 })]),
    );
    const lines = [...target.querySelectorAll('[data-entry] small')].map((e) => e.textContent);
    expect(lines[0]).toContain('rr-locked');
    expect(lines[1]).toContain('rr-now');
  });

  it('asks which factory goes when all five places are full', () => {
    const builds: [Action, Offer][] = [1, 2].flatMap((slot) =>
      [0, 1].map((face_up): [Action, Offer] => [
        { do: 'build', make: 'factory', face_up, slot },
        { entry: 0, value: face_up || 3 },
      ]),
    );
    const { target, press, onAct } = show(Panel, builds, (view) => {
      view.pending = [entry(0, 'build_factory')];
      view.players[0]!.factories = [2, 5, 6, 7, 8];
    });
    expect(target.querySelectorAll('[data-pick]')).toHaveLength(0);
    press('[data-source="1"]');
    expect(target.querySelectorAll('[data-pick]')).toHaveLength(2);
    press('[data-pick]:last-of-type');
    press('[data-pick]:last-of-type');
    expect(onAct).toHaveBeenCalledWith({ do: 'build', make: 'factory', face_up: 1, slot: 2 });
  });

  it('looks at the end bonus cards or takes the points; says that who looks must take', () => {
    const { target, press, onAct } = show(
      Panel,
      [
        [{ do: 'look' }, null],
        [{ do: 'points' }, null],
      ],
      (view) => (view.pending = [entry(0, 'bonus')]),
    );
    expect(target.textContent).toContain('rr-look-note');
    press('[data-pick="points"]');
    press('[data-pick="points"]');
    expect(onAct).toHaveBeenCalledWith({ do: 'points' });
  });

  it('tells who is playing when it is not one’s turn', () => {
    const { target } = show(Panel, [], undefined, { viewer: 2 });
    expect(target.textContent).toContain('"name":"Ana"');
    expect(target.querySelectorAll('[data-pass], [data-end]')).toHaveLength(0);
  });
});
