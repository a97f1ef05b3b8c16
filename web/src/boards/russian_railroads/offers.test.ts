import { describe, expect, it } from 'vitest';
import { make, PLACEMENTS } from './gallery/mock';
import { belongs, offersOf, usesOf, type Choice } from './offers';
import { Session } from './session.svelte';
import type { Entry, View } from './types';

const entry = (kind: Entry['kind'], more: Partial<Entry> = {}): Entry => ({
  entry: 0,
  kind,
  amount: 1,
  colours: null,
  value: null,
  place: null,
  source: { kind: 'space', id: 'track_black3' },
  must: true,
  usable: true,
  locked: false,
  now: null,
  ...more,
});
const choice = (action: Choice['action']): Choice => ({ action, offer: {} });

describe('what is offered', () => {
  it('sorts placements by space, own workers first and rubles last', () => {
    const { view, legal } = make(4, undefined, PLACEMENTS);
    const offers = offersOf(legal, view.offers);
    const paid = offers.places.get('track_black3')!.map(({ action }) => [action.workers, action.temporary, action.rubles]);
    expect(paid).toEqual([
      [2, 0, 0],
      [1, 1, 0],
      [1, 0, 1],
      [0, 0, 2],
    ]);
    expect(offers.pass?.offer.points).toBe(2);
  });

  it('keeps what the view says beside its action', () => {
    const offers = offersOf(
      [{ do: 'advance', line: 'kiev', colour: 'black' }, { do: 'industry', marker: 2 }, { do: 'end' }],
      [{ entry: 0, to: 4, gain: 3, fires: [] }, { entry: 1, to: 6 }, null],
    );
    expect(offers.advances.get('kiev black')?.offer.gain).toBe(3);
    expect(offers.industry.get(2)?.offer.to).toBe(6);
    expect(offers.end?.offer).toEqual({});
  });

  it('takes a click on a space for a placement, a move, a repetition or a swap', () => {
    const offers = offersOf([
      { do: 'relocate', space: 'industry_1' },
      { do: 'repeat', space: 'doubler' },
      { do: 'swap', space: 'rubles' },
    ]);
    expect(['industry_1', 'doubler', 'rubles', 'loco_1w'].map((s) => usesOf(offers, s)[0]?.action.do)).toEqual([
      'relocate',
      'repeat',
      'swap',
      undefined,
    ]);
  });

  it('lights only what belongs to the entry that is being decided', () => {
    expect(belongs(choice({ do: 'advance' }), entry('advance'))).toBe(true);
    expect(belongs(choice({ do: 'advance' }), entry('industry'))).toBe(false);
    expect(belongs(choice({ do: 'build' }), entry('build_both'))).toBe(true);
    expect(belongs(choice({ do: 'build' }), entry('token'))).toBe(false);
    expect(belongs(choice({ do: 'points' }), entry('bonus'))).toBe(true);
    expect(belongs(choice({ do: 'place' }), null)).toBe(true);
  });
});

describe('the session', () => {
  const at = (session: Session, index: number, pending: Entry[]) => session.arrive(index, { pending } as unknown as View, offersOf([]));

  it('takes up the first entry that can be used, and keeps the one picked', () => {
    const session = new Session();
    at(session, 1, [entry('bonus', { locked: true }), entry('token', { entry: 1 }), entry('advance', { entry: 2 })]);
    expect(session.entry).toBe(1);
    session.pickEntry(2);
    at(session, 1, [entry('token', { entry: 1 }), entry('advance', { entry: 2 })]);
    expect(session.entry).toBe(2);
    at(session, 2, [entry('token', { entry: 0 })]);
    expect(session.entry).toBe(0);
    at(session, 3, []);
    expect(session.entry).toBeNull();
  });

  it('shows with the first press and does with the second; another one begins anew', () => {
    const session = new Session();
    const [a, b] = [choice({ do: 'advance', line: 'kiev', colour: 'black' }), choice({ do: 'advance', line: 'kiev', colour: 'grey' })];
    expect([session.press(a), session.press(b), session.press({ ...b })]).toEqual([false, false, true]);
    at(session, 7, []);
    expect(session.chosen).toBeNull();
  });

  it('steps back: sheet, what is picked, the board of somebody else', () => {
    const session = new Session();
    session.sheet = 'score';
    session.shown = 2;
    session.pickSpace('doubler');
    expect(session.back()).toBe(true);
    expect([session.sheet, session.space, session.shown]).toEqual([null, 'doubler', 2]);
    session.back();
    expect([session.space, session.shown]).toEqual([null, 2]);
    session.back();
    expect(session.shown).toBeNull();
    expect(session.back()).toBe(false);
  });
});
