import { describe, expect, it } from 'vitest';
import { entryOf } from '../net/samples';
import type { Action, VisibleEntry } from '../net/types';
import { lineOf, sinceLastTurn } from './line';
import { standInsOf } from './standins';

const log = (...actions: [number, Action | null][]): VisibleEntry[] => actions.map(([seat, action], index) => entryOf(index, seat, action));
const move: Action = { do: 'lay' };

describe('the line of play', () => {
  it('is the log when nothing was taken back; covered actions count', () => {
    expect(lineOf(log([0, move], [1, null], [-1, move])).inForce).toEqual([0, 1, 2]);
  });

  it('loses what was undone and gets back what was redone', () => {
    const entries = log([0, move], [0, move], [0, move], [0, { do: 'undo', to: 1 }]);
    expect(lineOf(entries).inForce).toEqual([0]);
    const again = [...entries, entryOf(4, 0, { do: 'redo' })];
    expect(lineOf(again).inForce).toEqual([0, 1, 2]);
    expect(lineOf(again).place.get(2)).toBe(2);
  });

  it('redoes step by step after undoing step by step', () => {
    const entries = log([0, move], [0, move], [0, { do: 'undo', to: 1 }], [0, { do: 'undo', to: 0 }], [0, { do: 'redo' }]);
    expect(lineOf(entries).inForce).toEqual([0]);
  });

  it('forgets what could be redone when somebody plays on', () => {
    const entries = log([0, move], [0, { do: 'undo', to: 0 }], [0, move], [0, { do: 'redo' }]);
    expect(lineOf(entries).inForce).toEqual([2]);
  });

  it('is not changed by seats that change hands, and can be redone after them', () => {
    const hands: [number, Action][] = [
      [1, { do: 'take_over', level: 'driver' }],
      [1, { do: 'come_back' }],
    ];
    expect(lineOf(log([0, move], ...hands, [0, move])).inForce).toEqual([0, 3]);
    expect(lineOf(log([0, move], [0, { do: 'undo', to: 0 }], ...hands, [0, { do: 'redo' }])).inForce).toEqual([0]);
  });

  it('is not changed by asking, answering or new luck', () => {
    const entries = log(
      [0, move],
      [1, move],
      [0, { do: 'ask_undo', to: 0 }],
      [1, { do: 'answer_undo', agree: false }],
      [-1, { do: 'new_luck' }],
    );
    expect(lineOf(entries).inForce).toEqual([0, 1]);
  });
});

const since = (entries: VisibleEntry[]) => sinceLastTurn(entries, [0], standInsOf(entries));

describe('since my last turn', () => {
  it('begins after my last entry', () => {
    expect(since(log([-1, move], [0, move], [1, move], [-1, move]))).toBe(2);
    expect(since(log([1, move], [-1, move]))).toBe(0);
    expect(since(log([1, move], [0, move]))).toBe(2);
  });

  it('tells what a bot did for me while I was away, also after I came back', () => {
    const away = log([0, move], [1, move], [0, { do: 'take_over', level: 'driver' }], [0, move], [1, move]);
    expect(since(away)).toBe(1);
    const back = [...away, entryOf(5, 0, { do: 'come_back' })];
    expect(since(back)).toBe(1);
    expect(since([...back, entryOf(6, 0, move)])).toBe(7);
  });
});
