import { describe, expect, it } from 'vitest';
import { joined, type TableNews } from './news';
import type { Position, SeatInfo, Table } from './types';

const position = (index: number) => ({ index, view: {} }) as Position;
const seat = (name: string) => ({ seat: 0, kind: 'person', name }) as SeatInfo;
const whole = (length: number, more: Partial<Table> = {}) =>
  ({ id: 'x', game: 'toy', length, status: 'playing', rematch: null, seats: [seat('Ana')], position: position(length), ...more }) as Table;
const news = (length: number, more: Partial<Table> = {}): TableNews => ({ id: 'x', length, ...more });

describe('news of a table', () => {
  it('change what they bring and leave the rest, the very same objects', () => {
    const known = whole(3);
    const fresh = joined(known, news(3, { seats: [seat('Bea')] }), false)!;
    expect(fresh.seats[0]!.name).toBe('Bea');
    expect(fresh.position).toBe(known.position);
    expect(fresh.game).toBe('toy');
  });

  it('bring the position of the entries that came along', () => {
    const fresh = joined(whole(3), news(5, { position: position(5) }), true)!;
    expect(fresh.length).toBe(5);
    expect(fresh.position.index).toBe(5);
    expect(fresh.status).toBe('playing');
  });

  it('set to nothing what is null, not what is missing', () => {
    const known = whole(3, { rematch: 'next', seed: 's' });
    expect(joined(known, news(3, { rematch: null }), false)).toMatchObject({ rematch: null, seed: 's' });
  });

  it('of an earlier length tell of people and the next game, and of nothing else', () => {
    const late = news(2, { seats: [seat('Bea')], rematch: 'next', status: 'open', position: position(2) });
    const fresh = joined(whole(4), late, true)!;
    expect(fresh).toMatchObject({ length: 4, status: 'playing', rematch: 'next', seats: [{ name: 'Bea' }] });
    expect(fresh.position.index).toBe(4);
    expect(joined(whole(4), news(2, { status: 'open' }), true)!.seats[0]!.name).toBe('Ana');
  });

  it('that cannot be joined ask for the table: nothing known yet, or a longer game without its entries', () => {
    expect(joined(null, news(3, { seats: [] }), true)).toBeNull();
    expect(joined(whole(3), news(4, { position: position(4) }), false)).toBeNull();
  });

  it('that are the whole table need nothing else, and never lead back', () => {
    expect(joined(null, whole(2), false)!.length).toBe(2);
    expect(joined(whole(3), whole(9), false)!.length).toBe(9);
    expect(joined(whole(3), whole(2), true)!.length).toBe(3);
  });
});
