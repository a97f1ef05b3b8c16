/** Board, panel, summary and words, mounted in positions made by hand. */
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, describe as group, expect, it, vi } from 'vitest';
import { language, textsOf } from '../../i18n/texts.svelte';
import { phaseOf, positionOf, seatOf, tableOf } from '../../net/samples';
import type { Action } from '../../net/types';
import { looksOf } from '../../table/looks';
import { mock } from './gallery/mock';
import { Board, describe, newSession, Panel, phrase, shortcuts, Summary, textView } from './index';
import type { Session } from './session.svelte';
import type { Props, View } from './types';

// The whole map is drawn many times here, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 });

const texts = textsOf('italian_rails');
const seats = ['Ana', 'Beto'].map((name, seat) => seatOf(seat, name, { kind: 'person', mine: seat === 0 }));
let mounted: Record<string, unknown>[] = [];

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as unknown as typeof ResizeObserver;

// jsdom does not know how large an SVG is.
for (const side of ['width', 'height'])
  Object.defineProperty(SVGSVGElement.prototype, side, { configurable: true, get: () => ({ baseVal: { value: 700 } }) });

function props(
  which: string,
  change: (view: View) => void = () => {},
): Props & { onAct: ReturnType<typeof vi.fn>; onWhyNot: ReturnType<typeof vi.fn> } {
  const { view, legal } = mock(which);
  change(view);
  const position = positionOf(view, { phase: phaseOf(view.phase) });
  const table = tableOf('italian_rails', position, { seats, log: [], legal });
  return {
    table,
    position,
    legal,
    texts,
    lang: language.current,
    live: true,
    viewer: 0,
    looks: looksOf(seats, (s) => s.name),
    hinted: null,
    busy: false,
    reducedMotion: true,
    session: newSession() as Session,
    onAct: vi.fn(),
    onWhyNot: vi.fn(),
    onAnnounce: vi.fn(),
  } as never;
}

function show(component: Component<any>, given: object): HTMLElement {
  document.body.innerHTML = '<main></main>';
  const target = document.querySelector('main')!;
  mounted.push(mount(component, { target, props: given }));
  flushSync();
  return target;
}

const click = (root: HTMLElement, selector: string): void => {
  root.querySelector<HTMLElement>(selector)!.click();
  flushSync();
};

afterEach(() => {
  for (const one of mounted) void unmount(one);
  mounted = [];
});

group('the panel', () => {
  it('loads, locks, leaves and ends by its buttons', () => {
    const board = props('move');
    const root = show(Panel, board);
    click(root, '[data-trade="load"][data-card="44"]');
    expect(board.onAct).toHaveBeenLastCalledWith({ do: 'load', good: 'marble', card: 44, order: 1 });
    click(root, '[data-trade="lock"]');
    expect(board.onAct).toHaveBeenLastCalledWith({ do: 'lock', good: 'wine', card: 58, order: 2 });
    click(root, '[data-drop="wine"]');
    expect(board.onAct).toHaveBeenLastCalledWith({ do: 'drop', good: 'wine' });
    click(root, '[data-end]');
    expect(board.onAct).toHaveBeenLastCalledWith({ do: 'end' });
  });

  it('asks about what is not offered: a load, an exchange, a loan', () => {
    const board = props('move', (view) => {
      view.options.loans = true;
      view.players[0]!.loads = [{ good: 'cork', card: 12, order: 1 }];
    });
    board.legal = board.legal.filter((a) => a.do !== 'exchange');
    const root = show(Panel, board);
    click(root, '[data-wagon="cork"]');
    click(root, '[data-exchange]');
    click(root, '[data-borrow]');
    expect(board.onWhyNot.mock.calls.map(([asked]) => asked)).toEqual([
      { at: 'load', good: 'cork', card: 12 },
      { at: 'exchange' },
      { at: 'loan' },
    ]);
  });

  it('a locomotive that cannot be bought asks why not', () => {
    const board = props('build');
    const root = show(Panel, board);
    click(root, '[data-upgrade="heavy"]');
    expect(board.onWhyNot).toHaveBeenCalledWith({ at: 'locomotive', to: 'heavy' });
    click(root, '[data-upgrade="fast"]');
    expect(board.onAct).toHaveBeenCalledWith({ do: 'upgrade', to: 'fast' });
  });

  it('two cards are kept together', () => {
    const board = props('keep');
    const root = show(Panel, board);
    click(root, '[data-keep]');
    expect(board.onWhyNot).toHaveBeenCalledWith({ at: 'kept', cards: [] });
    board.session.toggleKept(33);
    board.session.toggleKept(7);
    flushSync();
    click(root, '[data-keep]');
    expect(board.onAct).toHaveBeenCalledWith({ do: 'keep', cards: [7, 33] });
  });
});

group('the board', () => {
  it('draws the map with few elements, both pencils, and all 41 cities', () => {
    const root = show(Board, props('build'));
    expect(root.querySelectorAll('[data-tracks]')).toHaveLength(2);
    expect(root.querySelectorAll('.plate-moves *').length).toBeLessThan(900);
    expect(root.querySelectorAll('[data-train]')).toHaveLength(2);
  });

  it('an order that can be filled does so with one click; another is shown on the map', () => {
    const board = props('move');
    const root = show(Board, board);
    const other = root.querySelector<HTMLElement>('[data-order="31-1"]')!;
    other.click();
    flushSync();
    expect(board.session.pinned).toEqual({ card: 31, order: 1 });
    expect(root.querySelector('[data-note]')!.textContent).toContain('42');
    expect(board.onAct).not.toHaveBeenCalled();
  });

  it('events are in the newspaper and on the map', () => {
    const root = show(Board, props('flood'));
    expect(root.querySelector('[data-event="flood_po"]')).not.toBeNull();
    expect(root.querySelector('[data-news="vesuvio"] path')).not.toBeNull();
  });

  it('a private card that waits for its load stays locked, without a cube', () => {
    const root = show(
      Board,
      props('move', (view) => (view.players[0]!.waiting = [{ card: 7, order: 2 }])),
    );
    const orders = [...root.querySelectorAll('[data-card="7"] [data-order]')];
    expect(root.querySelector('[data-card="7"]')!.getAttribute('data-locked')).toBe('2');
    expect(orders.map((o) => o.classList.contains('out'))).toEqual([true, false, true]);
    expect(orders[1]!.getAttribute('title')).toContain(texts('ir-waiting'));
    expect(textView({ ...props('move', (view) => (view.players[0]!.waiting = [{ card: 7, order: 2 }])) } as never)[1]!.lines[0]).toContain(
      texts('ir-order-out'),
    );
  });

  it('hidden cards of the rival stay hidden', () => {
    const root = show(Board, props('keep'));
    expect(root.querySelectorAll('[data-card]')).toHaveLength(5);
    expect(root.querySelectorAll('.backs span')).toHaveLength(5);
  });
});

group('the strip of a player', () => {
  it('shows cash towards the goal, and nothing of hidden cash', () => {
    const board = props('build');
    const strip = (seat: number) => show(Summary, { table: board.table, position: board.position, seat, texts, lang: 'es' });
    expect(strip(0).querySelector('.race')!.textContent).toContain('73 / 250');
    expect(strip(1).querySelector('.race')!.getAttribute('data-cash')).toBe('');
  });

  it('marks the major cities that are joined', () => {
    const board = props('build');
    const root = show(Summary, { table: board.table, position: board.position, seat: 0, texts, lang: 'es' });
    expect(root.querySelectorAll('.majors .joined')).toHaveLength(3);
  });
});

group('words', () => {
  const KEY = /\bir-[a-z-]+/;

  it.each(['es', 'en'] as const)('in %s: decision lines, hints, the board, shortcuts: no key without a text', (lang) => {
    language.set(lang);
    const actions: Action[] = [
      { do: 'keep', cards: [1, 2] },
      { do: 'place', point: 'roma' },
      { do: 'move', path: ['roma', 'AC22'] },
      { do: 'board', ferry: 'roma_olbia' },
      { do: 'load', good: 'wine', card: 12, order: 2 },
      { do: 'load', good: 'wine', card: 0, order: 0 },
      { do: 'lock', good: 'wine', card: 12, order: 2 },
      { do: 'deliver', card: 12 },
      { do: 'drop', good: 'wine' },
      { do: 'build', path: ['AC22', 'AB22'] },
      { do: 'ferry', ferry: 'roma_olbia' },
      { do: 'upgrade', to: 'fast' },
      { do: 'exchange' },
      { do: 'lose', good: 'wine', card: 0 },
      { do: 'keep_card' },
      { do: 'give_card' },
      { do: 'borrow' },
      { do: 'end' },
    ];
    for (const which of ['keep', 'build', 'move', 'flood']) {
      const { table, position, legal } = props(which);
      const d = { table, position, legal, viewer: 0, texts };
      for (const phase of ['keep', 'move', 'build', 'lock', 'lose', 'card']) {
        expect(describe({ ...d, position: { ...position, phase: phaseOf(phase) } })).not.toMatch(KEY);
      }
      for (const action of actions) {
        const said = phrase(action, d);
        expect(said, action.do).not.toMatch(KEY);
        expect(said).not.toBe('');
      }
      expect(JSON.stringify(textView(d))).not.toMatch(KEY);
      const root = show(Board, props(which));
      expect(root.textContent).not.toMatch(KEY);
      expect(
        [...root.querySelectorAll('[aria-label], [title]')]
          .map((e) => `${e.getAttribute('aria-label')} ${e.getAttribute('title')}`)
          .join(' '),
      ).not.toMatch(KEY);
      expect(show(Panel, props(which)).textContent).not.toMatch(KEY);
    }
    for (const s of shortcuts!) expect(texts(s.text)).not.toMatch(KEY);
  });

  it.each([
    [0, 'dibuja vías · no queda nada por gastar'],
    [1, 'dibuja vías · queda 1\u00a0M'],
    [7, 'dibuja vías · quedan 7\u00a0M'],
  ])('agree in number with the money: %i', (left, said) => {
    const { table, position, legal } = props('build');
    language.set('es');
    const view = { ...position.view, building: { ...position.view.building!, left } };
    expect(describe({ table, position: { ...position, view, phase: phaseOf('build') }, legal, viewer: 0, texts })).toBe(said);
  });

  it('cities have their name in the language of the reader', () => {
    const { table, position, legal } = props('build');
    language.set('en');
    expect(JSON.stringify(textView({ table, position, legal, viewer: 0, texts }))).toContain('Florence');
    language.set('es');
    expect(JSON.stringify(textView({ table, position, legal, viewer: 0, texts }))).toContain('Florencia');
  });
});
