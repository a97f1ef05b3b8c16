import { describe, expect, it } from 'vitest';
import { optionOf } from '../net/samples';
import type { GameInfo } from '../net/types';
import { counts, enough, fits, isOffered, mapsFor, nearestCount, quickTable, rangeOf, settle, usualCount } from './options';

const goals = optionOf('goals', 'choice', 'none', { values: ['none', 'chosen'] });
const which = optionOf('which', 'several', ['a', 'b'], { values: ['a', 'b', 'c'], minimum: 2, maximum: 2, requires: { goals: 'chosen' } });
const challenge = optionOf('challenge', 'number', 0, { maximum: 15, players: [1] });
const quick = optionOf('quick', 'flag', false);
const local = optionOf('local', 'choice', 'no', { values: ['no', 'yes'], maps: ['big'] });
const options = [goals, which, challenge, quick, local];
const on = (players: number, map = 'small') => ({ players, map });
const game: GameInfo = {
  id: 'toy',
  words: {},
  status: 'ready',
  options,
  levels: ['driver'],
  players: { min: 1, max: 4 },
  maps: [
    { id: 'small', players: [1, 2], name: '' },
    { id: 'big', players: [3, 4], name: '' },
  ],
};

describe('options of a table', () => {
  it('are offered by player count and by what else is chosen', () => {
    expect(isOffered(challenge, on(2), {}, options)).toBe(false);
    expect(isOffered(challenge, on(1), {}, options)).toBe(true);
    expect(isOffered(which, on(2), {}, options)).toBe(false);
    expect(isOffered(which, on(2), { goals: 'chosen' }, options)).toBe(true);
  });

  it('are offered by map', () => {
    expect(isOffered(local, on(4, 'big'), {}, options)).toBe(true);
    expect(isOffered(local, on(2, 'small'), {}, options)).toBe(false);
    expect(settle(options, on(4, 'big'), { local: 'yes' })).toMatchObject({ local: 'yes' });
    expect(settle(options, on(2, 'small'), { local: 'yes' })).not.toHaveProperty('local');
  });

  it('are settled to the offered ones, with defaults where a remembered value no longer fits', () => {
    expect(settle(options, on(2), { goals: 'gone', challenge: 3 })).toEqual({ goals: 'none', quick: false });
    expect(settle(options, on(1), { goals: 'chosen', which: ['b', 'c'], challenge: 99, quick: true })).toEqual({
      goals: 'chosen',
      which: ['b', 'c'],
      challenge: 0,
      quick: true,
    });
  });

  it('know what fits', () => {
    expect(fits(challenge, 15)).toBe(true);
    expect(fits(challenge, 1.5)).toBe(false);
    expect(fits(quick, 'true')).toBe(false);
    expect(fits(which, ['a', 'z'])).toBe(false);
    expect(enough(which, ['a'])).toBe(false);
    expect(enough(which, ['a', 'c'])).toBe(true);
  });
});

describe('a game in one click', () => {
  it('is me against bots on the first map that fits', () => {
    expect(quickTable(game, 3)).toEqual({
      game: 'toy',
      map: 'big',
      players: 3,
      options: { goals: 'none', quick: false, local: 'no' },
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'driver' }, { kind: 'bot', level: 'driver' }],
    });
  });
  it('knows maps and counts', () => {
    expect(counts(game)).toEqual([1, 2, 3, 4]);
    expect(mapsFor(game, 4).map((m) => m.id)).toEqual(['big']);
    expect(nearestCount(game.maps[1]!, 1)).toBe(3);
    expect(usualCount(game)).toBe(2);
    expect(['1', '3–5', '2, 4']).toEqual([rangeOf([1]), rangeOf([5, 3, 4]), rangeOf([2, 4])]);
  });
});
