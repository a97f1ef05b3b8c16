import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { looksOf } from '../../table/looks';
import Panel from './Panel.svelte';
import { make } from './gallery/positions';
import { Session, type Sheet } from './session.svelte';
import Sheets from './panel/Drawer.svelte';
import type { PhaseId, View } from './types';

let shown: Record<string, unknown> | null = null;

function show(phase: PhaseId, game: View['game'] = 'basic', change?: (view: View) => void, viewer: number | null = 0) {
  const made = make(phase, 'northeast', 4, game, change);
  const session = new Session();
  const did = { onAct: vi.fn(), onWhyNot: vi.fn(), onAnnounce: vi.fn() };
  const target = document.createElement('div');
  document.body.append(target);
  const props = {
    table: made.table,
    position: made.position,
    legal: viewer === 0 ? made.legal : [],
    lang: 'es',
    live: true,
    viewer,
    looks: looksOf(made.table.seats, (s) => s.name),
    texts: (key: string, args?: object) => `${key} ${JSON.stringify(args ?? {})}`,
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
  return { target, session, press, made, props, ...did };
}

afterEach(() => {
  if (shown) void unmount(shown);
  document.body.replaceChildren();
});

describe('the panel', () => {
  it('bids for a place and tells what a bid costs', () => {
    const { press, onAct, target } = show('first_order');
    expect(target.querySelector('[data-bid="2"] small')).toBeNull(); // 3 $ in hand
    expect(target.querySelector('[data-bid="4"] small')?.textContent).toContain('"n":"0"');
    expect(target.querySelectorAll('.places li.taken')).toHaveLength(1);
    expect(target.querySelectorAll('.bidders li')).toHaveLength(3);
    press('[data-bid="4"]');
    press('[data-drop]');
    expect(onAct.mock.calls.map(([a]) => a)).toEqual([{ do: 'bid', amount: 4 }, { do: 'drop' }]);
  });

  it('bids, passes and stays in, in the auction of a turn', () => {
    const { press, onAct, target } = show('auction', 'standard');
    expect(target.querySelector('[data-drop]')?.textContent).toContain('"pays":1');
    press('[data-pass]');
    press('[data-drop]');
    expect(onAct.mock.calls.map(([a]) => a)).toEqual([{ do: 'pass' }, { do: 'drop' }]);
  });

  it('acquires as much capital as stepped to, with what it costs; more is asked about', () => {
    const { press, onAct, onWhyNot, target } = show('capital', 'standard');
    press('[data-more]');
    press('[data-more]');
    expect(target.querySelector('dl')?.textContent).toContain('−1');
    press('[data-capital]');
    expect(onAct).toHaveBeenCalledWith({ do: 'capital', units: 2 });
    for (let n = 0; n < 9; n++) press('[data-more]');
    expect(onWhyNot).toHaveBeenCalledWith({ at: 'capital', units: 11 });
  });

  it('takes a token with a second press and shows the price before; a taken one is asked about', () => {
    const { press, onAct, onWhyNot, target } = show('actions');
    press('[data-action="locomotive"]');
    expect(target.querySelector('[data-units="1"]')?.textContent).toContain('"money":"cr-money');
    expect(onAct).not.toHaveBeenCalled();
    press('[data-action="locomotive"]');
    expect(onAct).toHaveBeenCalledWith({ do: 'choose', action: 'locomotive', use: true });
    press('[data-action="engineer"]');
    expect(onWhyNot).toHaveBeenCalledWith({ at: 'action', action: 'engineer' });
    expect(target.querySelector('[data-action="urban_growth"] .token.down')).not.toBeNull();
  });

  it('asks whether Urbanize is used or taken for its number', () => {
    const { press, onAct } = show('actions');
    press('[data-action="urbanization"]');
    press('[data-action="urbanization"]');
    expect(onAct).not.toHaveBeenCalled();
    press('[data-take-pass]');
    expect(onAct).toHaveBeenCalledExactlyOnceWith({ do: 'choose', action: 'urbanization', use: false });
  });

  it('builds from the list without a map: hex, tile, once more', () => {
    const { press, onAct, made } = show('build');
    const first = made.legal.find((a) => a.do === 'build')!;
    press(`[data-hex="${String(first['hex'])}"]`);
    press('[data-tile]');
    press('[data-tile]');
    expect(onAct).toHaveBeenCalledExactlyOnceWith(first);
  });

  it('does not end while a New City is owed, but asks why not; in the Standard game it may', () => {
    const basic = show('build');
    basic.press('[data-finish]');
    expect([basic.onAct.mock.calls.length, basic.onWhyNot.mock.calls[0]]).toEqual([0, [{ at: 'finish' }]]);
    void unmount(shown!);
    const standard = show('build', 'standard');
    standard.press('[data-finish]');
    expect(standard.onAct).toHaveBeenCalledWith({ do: 'finish' });
  });

  it('puts a New City by town, colour and space, in any order', () => {
    const { press, onAct, target, session } = show('build');
    press('[data-space="3"]');
    press('[data-color="gray"]');
    expect(target.querySelector<HTMLButtonElement>('[data-do-city]')!.disabled).toBe(true);
    const select = target.querySelector<HTMLSelectElement>('[data-places]')!;
    select.value = 'new_haven';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    flushSync();
    expect(session.picked).toEqual({ place: 'new_haven', color: 'gray', space: 3 });
    press('[data-do-city]');
    expect(onAct).toHaveBeenCalledExactlyOnceWith({ do: 'urbanize', town: 'new_haven', color: 'gray', space: 3 });
  });

  it('lets a city grow by city and space', () => {
    const { press, onAct, target } = show('build', 'basic', (view) => (view.owed = { seat: 0, action: 'urban_growth', may_skip: false }));
    expect(target.querySelector('[data-color]')).toBeNull();
    const select = target.querySelector<HTMLSelectElement>('[data-places]')!;
    select.value = 'boston';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    press('[data-space="1"]');
    press('[data-do-city]');
    expect(onAct).toHaveBeenCalledExactlyOnceWith({ do: 'grow', city: 'boston', space: 1 });
  });

  it('delivers with a second press, raises the locomotive, passes', () => {
    const { press, onAct, target } = show('move');
    press('[data-deliver]');
    expect(onAct).not.toHaveBeenCalled();
    expect(target.querySelectorAll('[data-deliver][aria-pressed="true"]')).toHaveLength(1);
    press('[data-deliver][aria-pressed="true"]');
    press('[data-upgrade]');
    press('[data-skip]');
    expect(onAct.mock.calls.map(([a]) => (a as { do: string }).do)).toEqual(['deliver', 'upgrade', 'skip']);
  });

  it('asks for income or victory points with both results', () => {
    const { press, onAct, target } = show('score');
    const [income, victory] = [...target.querySelectorAll('[data-score]')].map((b) => b.textContent ?? '');
    expect(income).toMatch(/1 → 3/);
    expect(income).toContain('"n":6'); // income phases left: turns 3 to 8
    expect(victory).toMatch(/4 → 6/);
    press('[data-score="victory"]');
    expect(onAct).toHaveBeenCalledExactlyOnceWith({ do: 'score', to: 'victory' });
  });

  it('tells who watches who decides', () => {
    const { target } = show('score', 'basic', undefined, null);
    expect(target.textContent).toContain('ra-waits-score');
    expect(target.querySelector('[data-score]')).toBeNull();
  });
});

describe('the sheets beside the map', () => {
  it.each<[Sheet, string, number]>([
    ['supply', '[data-supply]', 12],
    ['money', 'tbody tr', 4],
    ['tracks', '.income li', 21],
    ['tiles', '[data-token]', 13],
  ])('%s', (sheet, selector, count) => {
    const { props, session, target } = show('build');
    void unmount(shown!);
    session.drawer = sheet;
    shown = mount(Sheets, { target, props: { board: props as never } });
    flushSync();
    expect(target.querySelectorAll(selector)).toHaveLength(count);
  });
});
