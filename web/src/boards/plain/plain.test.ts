import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { language } from '../../i18n/texts.svelte';
import { api } from '../../net/api';
import type { Plain } from '../../net/types';
import { loadBoard } from '../index';
import Panel from './Panel.svelte';
import * as plain from './index';
import { Session, matching } from './session.svelte';

const offers = Array.from({ length: 12 }, (_, n) => ({
  notation: `take ${n} from ${n % 2 ? 'Left' : 'right'}`,
  action: { do: 'take', n },
}));
const seen: Plain = { index: 3, picture: 'o o o', offers };

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

describe('a game without a board', () => {
  it('is shown as plain text', async () => {
    expect((await loadBoard('a_game_from_outside')).Board).toBe(plain.Board);
    expect((await loadBoard('railroad_tiles')).Board).not.toBe(plain.Board);
  });

  it('finds actions by what stands in them, else by all the words, whatever the case', () => {
    expect(matching(offers, '').length).toBe(12);
    expect(matching(offers, 'LEFT take').map((offer) => offer.action.n)).toEqual([1, 3, 5, 7, 9, 11]);
    expect(matching(offers, 'left 11')).toEqual([offers[11]]);
    expect(matching(offers, '1 from LEFT').map((offer) => offer.action.n)).toEqual([1, 11]);
    expect(matching(offers, 'nothing like it')).toEqual([]);
  });

  it('keeps what it shows until the next position has come, and tells when none comes', async () => {
    const session = new Session();
    vi.spyOn(api, 'plain')
      .mockResolvedValueOnce(seen)
      .mockResolvedValueOnce({ ...seen, index: 4, offers: [] });
    await session.look('a table', 3, 0);
    session.wanted = 'left';
    expect(session.offers.length).toBe(6);
    const next = session.look('a table', 4, 0);
    expect(session.plain?.index).toBe(3);
    await next;
    expect(session.plain?.index).toBe(4);
    expect(session.wanted).toBe('');
  });
});

describe('the panel', () => {
  function panel(more: object = {}) {
    language.set('en');
    const session = new Session();
    session.plain = seen;
    const onAct = vi.fn();
    const props = {
      position: { index: 3 },
      legal: offers.map((o) => o.action),
      live: true,
      busy: false,
      hinted: null,
      session,
      onAct,
      ...more,
    };
    const component = mount(Panel, { target: document.body, props: props as never });
    flushSync();
    return { session, onAct, component, buttons: () => [...document.querySelectorAll('button')] };
  }

  it('offers every legal action as it is written, and does the one that is clicked', () => {
    const { buttons, onAct, component } = panel();
    expect(buttons().map((b) => b.textContent?.trim())).toEqual(offers.map((o) => o.notation));
    buttons()[5]!.click();
    expect(onAct).toHaveBeenCalledWith(offers[5]!.action);
    void unmount(component);
  });

  it('does the only one that is left with Enter', () => {
    const { session, onAct, component } = panel();
    const form = document.querySelector('form')!;
    form.requestSubmit();
    expect(onAct).not.toHaveBeenCalled();
    session.wanted = 'left 11';
    flushSync();
    form.requestSubmit();
    expect(onAct).toHaveBeenCalledExactlyOnceWith(offers[11]!.action);
    void unmount(component);
  });

  it('offers nothing of another position, and nothing while an action is on its way', () => {
    const other = panel({ position: { index: 4 } });
    expect(other.buttons()).toEqual([]);
    void unmount(other.component);
    const busy = panel({ busy: true, legal: [] });
    expect(busy.buttons().every((b) => b.disabled)).toBe(true);
    void unmount(busy.component);
  });
});
