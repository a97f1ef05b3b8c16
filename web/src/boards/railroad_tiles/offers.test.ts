import { describe, expect, it } from 'vitest';
import { neighbour } from '../canvas/neighbour';
import { nextTurn, offersOf, targetsOf } from './offers';
import { Session } from './session.svelte';
import type { View } from './types';

const lay = (tile: string, x: number, y: number, turn: number) => ({ do: 'lay', tile, x, y, turn });
const place = (pawn: string, token: number, star: boolean, x = 0) => ({ do: 'place', pawn, x, y: 0, token, star });

describe('what is offered', () => {
  const legal = [
    lay('D01', 0, 1, 0),
    lay('D01', 0, 1, 1),
    lay('D01', 1, 0, 1),
    lay('D06', 0, 1, 0),
    { do: 'refuse', tile: 'D01' },
    { do: 'end' },
  ];

  it('is sorted by tile and place', () => {
    const offers = offersOf(legal);
    expect(offers.spots.get('D01')).toEqual([
      { x: 0, y: 1, turns: [0, 1] },
      { x: 1, y: 0, turns: [1] },
    ]);
    expect([...offers.refusable]).toEqual(['D01']);
    expect(offers.end).toEqual({ do: 'end' });
  });

  it('turns only through what is offered', () => {
    expect(nextTurn([1, 3, 6], 1, 1)).toBe(3);
    expect(nextTurn([1, 3, 6], 6, 1)).toBe(1);
    expect(nextTurn([1, 3, 6], 1, -1)).toBe(6);
    expect(nextTurn([1, 3, 6, 5], 1, 1, true)).toBe(5);
    expect(nextTurn([0, 1], 0, 1, true)).toBe(1);
  });

  it('is walked by arrows to the nearest place that way', () => {
    const all = [
      { x: 0, y: 0 },
      { x: 2, y: 0 },
      { x: 1, y: 3 },
    ];
    expect(neighbour(all, all[0]!, 1, 0)).toBe(all[1]);
    expect(neighbour(all, all[0]!, 0, 1)).toBe(all[2]);
    expect(neighbour(all, all[0]!, -1, 0)).toBeNull();
  });

  it('uses a token without choice before one with', () => {
    const offers = offersOf([place('car', 0, false), place('train', 0, false, 1), place('car', 1, false), place('passenger', 0, true, 2)]);
    const view = { network: [{ pawn: 'car', x: 0, y: 0, points: 3 }] } as unknown as View;
    const targets = targetsOf(offers, view, null, false);
    expect(targets.find((t) => t.pawn === 'car')).toMatchObject({ points: 3, action: { token: 1 } });
    expect(targets).toHaveLength(2);
    expect(targetsOf(offers, view, 0, true).map((t) => t.pawn)).toEqual(['passenger']);
  });
});

describe('a session', () => {
  const offers = offersOf([lay('D01', 0, 1, 0), lay('D01', 0, 1, 1), lay('D01', 1, 0, 1), lay('D06', 0, 1, 0)]);

  it('takes up the first tile that fits, keeps the turn while moving, and lets go', () => {
    const s = new Session();
    s.arrive(7, offers);
    expect(s.tile).toBe('D01');
    s.hover(s.spots(offers)[0]!);
    expect(s.ghost).toEqual({ x: 0, y: 1, turn: 0 });
    s.turn(offers, 1);
    s.hover(s.spots(offers)[1]!);
    expect(s.ghost).toEqual({ x: 1, y: 0, turn: 1 });
    s.drop();
    expect(s.ghost).toBeNull();
    s.drop();
    s.arrive(7, offers);
    expect(s.tile).toBeNull();
    s.arrive(8, offersOf([lay('D06', 0, 1, 0)]));
    expect(s.tile).toBe('D06');
    s.arrive(9, offersOf([]));
    expect(s.tile).toBeNull();
  });
});
