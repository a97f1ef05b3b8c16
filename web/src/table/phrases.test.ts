import { afterEach, describe, expect, it } from 'vitest';
import { language, textsOf } from '../i18n/texts.svelte';
import { entryOf, eventOf } from '../net/samples';
import type { Action, GameEvent, VisibleEntry } from '../net/types';
import { entrySentences } from './phrases';
import { standInAt, standInsOf } from './standins';

const NAMES = ['Ana', 'Bea'];
const nameOf = (seat: number) => NAMES[seat] ?? '?';
const log = (...all: [number, Action, GameEvent[]?][]): VisibleEntry[] =>
  all.map(([seat, action, events], index) => entryOf(index, seat, action, events));

/** The lines of a log in a language, with events of a game made up for this. */
function lines(lang: 'es' | 'en', entries: VisibleEntry[]): string[] {
  language.current = lang;
  language.add(
    'toy',
    lang,
    [
      'event-build = { $player } builds.',
      'event-pay = { $player } pays { $other }.',
      'event-order = Order: { $order }.',
      'event-rain = It rains.',
    ].join('\n'),
  );
  const standIns = standInsOf(entries);
  return entries.map((entry) => entrySentences(entry, textsOf('toy'), nameOf, standIns.get(entry.index) ?? null).join(' '));
}

const before = language.current;
afterEach(() => (language.current = before));

const takeOver: Action = { do: 'take_over', level: 'driver' };
const act: Action = { do: 'act' };
const build = eventOf('build');

describe('a bot that plays for somebody', () => {
  it('takes over and gives back with a line of its own, and signs what it did between', () => {
    const entries = log(
      [0, act, [build]],
      [0, takeOver],
      [0, act, [build]],
      [1, act, [build]],
      [0, { do: 'come_back' }],
      [0, act, [build]],
    );
    expect(lines('es', entries)).toEqual([
      'Ana builds.',
      'Un bot (Maquinista) juega por Ana desde ahora.',
      'Maquinista por Ana builds.',
      'Bea builds.',
      'Ana vuelve a jugar.',
      'Ana builds.',
    ]);
    expect(lines('en', entries)).toEqual([
      'Ana builds.',
      'A bot (Driver) plays for Ana from now on.',
      'Driver for Ana builds.',
      'Bea builds.',
      'Ana is back and plays on.',
      'Ana builds.',
    ]);
  });

  it('is known at each position', () => {
    const entries = log([0, act], [0, takeOver], [0, act], [0, { do: 'come_back' }]);
    expect([0, 1, 2, 3, 4].map((n) => standInAt(entries, n, 0))).toEqual([null, null, 'driver', 'driver', null]);
    expect(standInAt(entries, 3, 1)).toBeNull();
  });

  it('changes its level', () => {
    const entries = log([0, takeOver], [0, { do: 'take_over', level: 'stationmaster' }], [0, act, [build]]);
    expect(lines('en', entries)[2]).toBe('Stationmaster for Ana builds.');
  });

  it('is named once in a line, where the player is told of first', () => {
    const pay = eventOf('pay', { seat: 0, other: 1 });
    expect(lines('en', log([0, takeOver], [0, act, [eventOf('rain'), pay, build]]))[1]).toBe(
      'It rains. Driver for Ana pays Bea. Ana builds.',
    );
  });

  it('signs a line that names nobody, and never stands in a list or for somebody else', () => {
    const order = eventOf('order', { order: [1, 0] });
    expect(lines('en', log([0, takeOver], [0, act, [order]]))[1]).toBe('Order: Bea and Ana. (Driver for Ana)');
    const paid = eventOf('pay', { seat: 1, other: 0 });
    expect(lines('en', log([0, takeOver], [1, act, [paid]]))[1]).toBe('Bea pays Ana.');
  });

  it('does what must stay secret', () => {
    const secret = entryOf(1, 0, null);
    expect(lines('en', [...log([0, takeOver]), secret])[1]).toMatch(/^Driver for Ana /);
  });

  it('never agrees to take back: the owner is away', () => {
    const asked = log([0, takeOver], [1, { do: 'ask_undo', to: 0 }], [0, { do: 'answer_undo', agree: false }]);
    expect(lines('es', asked)[2]).toBe('Ana no está: no se deshace.');
    expect(lines('en', asked)[2]).toBe('Ana is away: nothing is undone.');
    expect(lines('en', log([0, { do: 'answer_undo', agree: false }]))).toEqual(['Ana does not agree to the undo.']);
  });

  it('of a level we do not have is called by its word', () => {
    expect(lines('en', log([0, { do: 'take_over', level: 'wizard' }]))).toEqual(['A bot (wizard) plays for Ana from now on.']);
  });
});
