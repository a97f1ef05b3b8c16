import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { looksOf } from '../../table/looks';
import Panel from './Panel.svelte';
import { make, type Made } from './panel/gallery/positions';
import { Session } from './session.svelte';
import type { PhaseId } from './types';

let shown: Record<string, unknown> | null = null;

function show(phase: PhaseId, change?: (made: Made) => void, map = 'rust_belt', players = 4) {
  const made = make(phase, map, players);
  change?.(made);
  const session = new Session();
  const did = { onAct: vi.fn(), onWhyNot: vi.fn(), onAnnounce: vi.fn() };
  const target = document.createElement('div');
  document.body.append(target);
  const props = {
    table: made.table,
    position: made.position,
    legal: made.legal,
    lang: 'es',
    live: true,
    viewer: 0,
    looks: looksOf(made.table.seats, (s) => s.name),
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
  return { target, session, press, made, ...did };
}

afterEach(() => {
  if (shown) void unmount(shown);
  document.body.replaceChildren();
});

describe('the panel', () => {
  it('issues as many shares as stepped to, and asks why there are no more', () => {
    const { press, onAct, onWhyNot } = show('shares');
    press('[data-more]');
    press('[data-more]');
    press('[data-issue]');
    expect(onAct).toHaveBeenCalledWith({ do: 'issue', shares: 2 });
    for (let n = 0; n < 10; n++) press('[data-more]');
    expect(onWhyNot).toHaveBeenCalledWith({ at: 'shares', shares: 12 });
  });

  it('bids, drops and passes', () => {
    const { press, onAct, target } = show('auction', undefined, 'rust_belt', 5);
    expect(target.querySelectorAll('.bidders li')).toHaveLength(3);
    expect(target.querySelectorAll('.places li.taken')).toHaveLength(2);
    press('[data-bid="4"]');
    press('[data-drop]');
    press('[data-pass]');
    expect(onAct.mock.calls.map(([a]) => a)).toEqual([{ do: 'bid', amount: 4 }, { do: 'drop' }, { do: 'pass' }]);
  });

  it('takes an action with a second press; a taken one is asked about', () => {
    const { press, onAct, onWhyNot } = show('actions');
    press('[data-action="locomotive"]');
    expect(onAct).not.toHaveBeenCalled();
    press('[data-action="locomotive"]');
    expect(onAct).toHaveBeenCalledWith({ do: 'choose', action: 'locomotive' });
    press('[data-action="engineer"]');
    expect(onWhyNot).toHaveBeenCalledWith({ at: 'action', action: 'engineer' });
  });

  it('builds from the list without a map: hex, tile, once more', () => {
    const { press, onAct, target } = show('build');
    press('[data-hex]');
    press('[data-tile]');
    expect(onAct).not.toHaveBeenCalled();
    press('[data-build]');
    expect(onAct.mock.calls[0]![0]).toMatchObject({ do: 'build', hex: target.querySelector<HTMLElement>('[data-hex]')!.dataset['hex'] });
    press('[data-finish]');
    expect(onAct).toHaveBeenLastCalledWith({ do: 'finish' });
  });

  it('asks why building cannot end', () => {
    const { press, onWhyNot } = show('build', (made) => {
      const i = made.legal.findIndex((a) => a.do === 'finish');
      made.legal.splice(i, 1);
      made.position.view.offers.splice(i, 1);
    });
    press('[data-finish]');
    expect(onWhyNot).toHaveBeenCalledWith({ at: 'finish' });
  });

  it('puts a New City on a town', () => {
    const { press, onAct, session, target } = show('build');
    press('[data-letter="C"]');
    const towns = target.querySelector<HTMLSelectElement>('[data-towns]')!;
    const town = towns.options[1]!.value;
    towns.value = town;
    towns.dispatchEvent(new Event('change', { bubbles: true }));
    flushSync();
    expect(session.town).toBe(town);
    press('[data-urbanize]');
    expect(onAct).toHaveBeenCalledWith({ do: 'urbanize', town, city: 'C' });
  });

  it('delivers with a second press and shows only the picked cube', () => {
    const { press, onAct, session, target } = show('move');
    const all = target.querySelectorAll('[data-deliver]').length;
    press('[data-deliver]');
    expect(session.chosen).not.toBeNull();
    press('[data-deliver]');
    expect(onAct).toHaveBeenCalledWith(session.chosen);
    session.pickCube({ good: 'red', start: 'chicago' });
    flushSync();
    expect(target.querySelectorAll('[data-deliver]').length).toBeLessThan(all);
  });

  it('raises the locomotive after saying what it costs', () => {
    const { press, onAct, target } = show('move');
    press('[data-upgrade]');
    expect(onAct).not.toHaveBeenCalled();
    expect(target.textContent).toContain('cr-turn-end');
    press('[data-upgrade-do]');
    expect(onAct).toHaveBeenCalledWith({ do: 'upgrade' });
  });

  it('stocks the cube in hand on an empty box', () => {
    const { press, onAct, session } = show('production');
    press('[data-drawn="yellow"]');
    expect(session.drawn).toBe('yellow');
    press('[data-stock="light3 1"]');
    expect(onAct).toHaveBeenCalledWith({ do: 'stock', good: 'yellow', column: 'light3', box: 1 });
  });

  it('asks for the fee and for the reward', () => {
    const fee = show('start_player', undefined, 'st_lucia', 2);
    fee.press('[data-pay]');
    expect(fee.onAct).toHaveBeenCalledWith({ do: 'pay' });
    void unmount(shown!);
    const reward = show('reward', undefined, 'western_us', 3);
    reward.press('[data-reward="0 2"]');
    expect(reward.onAct).toHaveBeenCalledWith({ do: 'reward', seats: [0, 2] });
  });

  it('offers nothing to who only watches, but shows the auction', () => {
    const { target } = show('auction', (made) => made.legal.splice(0));
    expect(target.querySelectorAll('button')).toHaveLength(0);
    expect(target.querySelectorAll('.bidders li').length).toBeGreaterThan(1);
  });
});
