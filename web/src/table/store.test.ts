import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure, api } from '../net/api';
import type { Source } from '../net/live';
import { entryOf, eventOf, positionOf, problemOf, seatOf, tableOf, undoOf } from '../net/samples';
import type { Position, Table, VisibleEntry } from '../net/types';
import { TableStore } from './store.svelte';

const position = (index: number, toAct: number[] = [0]): Position => positionOf({}, { index, line: index, to_act: toAct });

function table(length: number, more: Partial<Table> = {}): Table {
  return tableOf('toy', position(length), {
    seats: [seatOf(0, 'Ana', { kind: 'person' }), seatOf(1, '', { kind: 'bot', level: 'driver', mine: false })],
    undo: undoOf({ can: true }),
    legal: [{ do: 'end' }],
    ...more,
  });
}

const entry = (index: number, seat = 0): VisibleEntry => entryOf(index, seat, { do: 'lay' });

class Line implements Source {
  onopen = null;
  onerror = null;
  listeners: Record<string, (event: { data: string }) => void> = {};
  addEventListener(kind: string, listener: (event: { data: string }) => void): void {
    this.listeners[kind] = listener;
  }
  close(): void {}
  send(kind: string, data: unknown): void {
    this.listeners[kind]!({ data: JSON.stringify(data) });
  }
}

describe('an open table', () => {
  let line: Line;
  let store: TableStore;

  async function open(first: Table): Promise<void> {
    vi.spyOn(api, 'table').mockResolvedValue(first);
    line = new Line();
    store = new TableStore('x', { open: () => line });
    await store.open();
  }

  beforeEach(() => localStorage.clear());
  afterEach(() => vi.restoreAllMocks());

  it('shows what the server says, and whose turn it is', async () => {
    await open(table(2, { log: [entry(0), entry(1, 1)] }));
    expect(store.log).toHaveLength(2);
    expect(store.myTurn).toBe(true);
    expect(store.legal).toEqual([{ do: 'end' }]);
    expect(store.actor).toBe(0);
  });

  it('forgets what only the one before was told when a shared screen is handed over', async () => {
    const secret = { ...entry(0), events: [eventOf('secret')] };
    await open(table(1, { log: [secret] }));
    vi.spyOn(api, 'table').mockResolvedValue(table(2, { viewer: 1, log: [entry(0), entry(1)] }));
    line.send('entries', { from: 1, entries: [entry(1)], table: table(2, { viewer: 1 }) });
    await vi.waitFor(() => expect(store.log[0]).toEqual(entry(0)));
    expect(store.log).toHaveLength(2);
  });

  it('grows by live entries, each once, and never goes back to an older table', async () => {
    await open(table(1, { log: [entry(0)] }));
    line.send('entries', { from: 1, entries: [entry(1), entry(2, 1)], table: table(3, { position: position(3, [1]) }) });
    line.send('entries', { from: 1, entries: [entry(1)], table: table(2) });
    expect(store.log.map((e) => e.index)).toEqual([0, 1, 2]);
    expect(store.table!.length).toBe(3);
    expect(store.myTurn).toBe(false);
  });

  it('keeps what it knows when only a part of the table is told', async () => {
    await open(table(1, { log: [entry(0)] }));
    const known = store.table!;
    const seats = [{ ...known.seats[0]!, present: false }, known.seats[1]!];
    line.send('table', { table: { id: 'x', length: 1, seats } });
    expect(store.table).toMatchObject({ game: 'toy', seats: [{ present: false }, {}] });
    expect(store.position).toBe(known.position);
    line.send('entries', { from: 1, entries: [entry(1)], table: { id: 'x', length: 2, position: position(2, [1]), legal: [] } });
    expect(store.table).toMatchObject({ length: 2, game: 'toy', seats: [{ present: false }, {}] });
    expect(store.myTurn).toBe(false);
    expect(store.legal).toEqual([]);
  });

  it('does not go back to a part that was sent before the answer, but sees who came and went', async () => {
    await open(table(3, { log: [] }));
    vi.spyOn(api, 'act').mockResolvedValue({ length: 4, table: table(4, { log: null, position: position(4, [1]) }) });
    await store.act({ do: 'end' });
    line.send('table', { table: { id: 'x', length: 3, rematch: 'n', seats: [], position: position(3, [0]) } });
    expect(store.table).toMatchObject({ length: 4, rematch: 'n', seats: [] });
    expect(store.position!.to_act).toEqual([1]);
  });

  it('lets what the stream told of the same length stand when the answer comes after it', async () => {
    await open(table(0, { log: [] }));
    const thinking = table(0).seats.map((seat) => ({ ...seat, thinking: seat.kind === 'bot' }));
    vi.spyOn(api, 'act').mockImplementation(async () => {
      line.send('entries', { from: 0, entries: [entry(0)], table: { id: 'x', length: 1, position: position(1, [1]) } });
      line.send('table', { table: { id: 'x', length: 1, seats: thinking } });
      return { length: 1, table: table(1, { log: null, position: position(1, [1]) }) };
    });
    expect(await store.act({ do: 'end' })).toBe(true);
    expect(store.table!.seats[1]!.thinking).toBe(true);
    expect(store.log).toHaveLength(1);
  });

  it('fetches the table when news do not fit to what is known', async () => {
    await open(table(1, { log: [entry(0)] }));
    const fetched = vi
      .spyOn(api, 'table')
      .mockResolvedValue(table(3, { log: [entry(0), entry(1), entry(2)] }))
      .mockClear();
    line.send('table', { table: { id: 'x', length: 3, position: position(3) } });
    await vi.waitFor(() => expect(store.table!.length).toBe(3));
    expect(store.log).toHaveLength(3);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('fetches once more when the game went on meanwhile', async () => {
    await open(table(1, { log: [entry(0)] }));
    const secret = { ...entry(0), events: [eventOf('secret')] };
    store.log = [secret];
    const fetched = vi
      .spyOn(api, 'table')
      .mockImplementationOnce(async () => {
        line.send('entries', { from: 2, entries: [entry(2)], table: { id: 'x', length: 3, position: position(3) } });
        return table(2, { viewer: 1, log: [entry(0), entry(1)] });
      })
      .mockResolvedValue(table(3, { viewer: 1, log: [entry(0), entry(1), entry(2)] }))
      .mockClear();
    line.send('entries', { from: 1, entries: [entry(1)], table: { id: 'x', length: 2, viewer: 1, position: position(2) } });
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
    await vi.waitFor(() => expect(store.log[0]).toEqual(entry(0)));
    expect(store.log).toHaveLength(3);
  });

  it('leads to the new table that undoing a finished game opens, and leaves this one as it is', async () => {
    const over = table(5, { log: [], status: 'over' });
    await open(over);
    vi.spyOn(api, 'undo').mockResolvedValue({ length: 4, table: table(4, { id: 'y', log: null }) });
    expect(await store.undo()).toBe(false);
    expect(store.next).toBe('y');
    expect(store.table).toBe(over);
    expect(store.trouble).toBeNull();
  });

  it('tells me when what I asked to take back is refused, and nobody else', async () => {
    const ask = { index: 0, seat: 0, action: { do: 'ask_undo', to: 0 } };
    const no = (index: number) => ({ index, seat: 1, action: { do: 'answer_undo', agree: false } });
    await open(table(0, { log: [] }));
    line.send('entries', { from: 0, entries: [ask, no(1)], table: { id: 'x', length: 2 } });
    expect(store.refused).toEqual(no(1));
    await open(table(0, { log: [] }));
    line.send('entries', {
      from: 0,
      entries: [
        { ...ask, seat: 1 },
        { ...no(1), seat: 0 },
      ],
      table: { id: 'x', length: 2 },
    });
    expect(store.refused).toBeNull();
  });

  it('is not my turn while a bot plays for me', async () => {
    const [me, bot] = table(0).seats;
    await open(table(0, { log: [], seats: [{ ...me!, kind: 'bot', level: 'driver', stand_in: true }, bot!] }));
    expect(store.myTurn).toBe(false);
    expect(store.mine).toEqual([0]);
  });

  it('counts what a bot did for me as news', async () => {
    await open(table(1, { log: [entry(0)] }));
    store.markSeen();
    const taken = { index: 1, seat: 0, action: { do: 'take_over', level: 'driver' } };
    line.send('entries', { from: 1, entries: [taken, entry(2, 0)], table: { id: 'x', length: 3 } });
    expect(store.unseen()).toBe(1);
    expect(store.since()).toBe(1);
    expect(store.standIns.get(2)).toBe('driver');
  });

  it('sends a click with the length it was made at, and takes the answer', async () => {
    await open(table(4, { log: [] }));
    const act = vi.spyOn(api, 'act').mockResolvedValue({ length: 5, table: table(5) });
    expect(await store.act({ do: 'end' })).toBe(true);
    expect(act.mock.calls[0]![1]).toMatchObject({ seat: 0, expect: 4 });
    expect(store.table!.length).toBe(5);
    expect(store.busy).toBe(false);
  });

  it('does not send twice while one is on its way', async () => {
    await open(table(0, { log: [] }));
    let finish!: (done: { length: number; table: Table }) => void;
    const act = vi.spyOn(api, 'act').mockReturnValue(new Promise((done) => (finish = done)));
    const first = store.act({ do: 'end' });
    expect(store.legal).toEqual([]);
    expect(await store.act({ do: 'end' })).toBe(false);
    finish({ length: 1, table: table(1) });
    await first;
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('keeps the key when the same click is tried again, and makes a new one for the next', async () => {
    await open(table(0, { log: [] }));
    const act = vi
      .spyOn(api, 'act')
      .mockRejectedValueOnce(new Failure(0, problemOf('offline')))
      .mockImplementation(async (_, keyed) => ({ length: keyed.expect + 1, table: table(keyed.expect + 1) }));
    await store.act({ do: 'end' });
    expect(store.trouble?.problem.key).toBe('offline');
    store.trouble!.again!();
    await vi.waitFor(() => expect(store.table!.length).toBe(1));
    await store.act({ do: 'end' });
    const keys = act.mock.calls.map((call) => call[1].key);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('shows the fresh table when somebody was faster', async () => {
    await open(table(2, { log: [] }));
    const fresh = table(3, { position: position(3, [1]), legal: [] });
    vi.spyOn(api, 'act').mockRejectedValue(new Failure(409, problemOf('stale', 'platform-stale'), fresh));
    expect(await store.act({ do: 'end' })).toBe(false);
    expect(store.table!.length).toBe(3);
    expect(store.trouble?.problem.key).toBe('stale');
    expect(store.trouble?.again).toBeNull();
  });

  it('asks the others when undoing needs consent', async () => {
    const needs = undoOf({ floor: 3, needs_consent: true });
    await open(table(3, { log: [], undo: needs }));
    const undo = vi.spyOn(api, 'undo').mockResolvedValue({ length: 4, table: table(4) });
    const ask = vi.spyOn(api, 'askUndo').mockResolvedValue({ length: 4, table: table(4, { undo: needs }) });
    await store.undo();
    expect(ask).toHaveBeenCalledTimes(1);
    expect(undo).not.toHaveBeenCalled();
  });

  it('asks when a log line lies before what may be taken back freely, and not when it lies behind', async () => {
    const free = undoOf({ can: true, floor: 2 });
    await open(table(4, { log: [], undo: free }));
    const undo = vi.spyOn(api, 'undo').mockResolvedValue({ length: 5, table: table(5, { undo: free }) });
    const ask = vi.spyOn(api, 'askUndo').mockResolvedValue({ length: 6, table: table(6, { undo: free }) });
    await store.undo(3);
    expect(undo).toHaveBeenCalledTimes(1);
    await store.undo(1);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(ask.mock.calls[0]![2]).toBe(1);
  });

  it('asks the game about what was pointed at', async () => {
    await open(table(0, { log: [] }));
    const ask = vi.spyOn(api, 'ask').mockResolvedValue({ problem: { key: 'too_far', rule: 'moving', args: {} } });
    await store.ask({ at: 'cube', place: 'chicago', good: 'red' });
    expect(ask).toHaveBeenCalledExactlyOnceWith(expect.anything(), 0, { at: 'cube', place: 'chicago', good: 'red' });
    expect(store.trouble?.problem.key).toBe('too_far');
    ask.mockResolvedValue({ problem: null });
    await store.ask({ at: 'cube', place: 'chicago', good: 'blue' });
    expect(store.trouble).toBeNull();
  });

  it('throws a hint away when the game went on meanwhile', async () => {
    await open(table(1, { log: [entry(0)] }));
    let finish!: (hint: { action: { do: string }; notation: string; gain: number; seconds: number }) => void;
    vi.spyOn(api, 'hint').mockReturnValue(new Promise((done) => (finish = done)));
    const asked = store.askHint();
    expect(store.hinting).toBe(true);
    line.send('entries', { from: 1, entries: [entry(1, 1)], table: table(2) });
    finish({ action: { do: 'end' }, notation: 'end', gain: 1, seconds: 1 });
    await asked;
    expect(store.hint).toBeNull();
  });

  it('looks back without offering moves, and asks for each position once', async () => {
    await open(table(5, { log: [] }));
    const past = vi.spyOn(api, 'position').mockImplementation(async (_, n) => position(n));
    const looked = store.look(2);
    expect(store.live).toBe(false);
    expect(store.position!.index).toBe(5); // The board stays until the other comes.
    await looked;
    expect(store.position!.index).toBe(2);
    expect(store.legal).toEqual([]);
    await store.look(null);
    expect(store.position!.index).toBe(5);
    await store.look(2);
    expect(past).toHaveBeenCalledTimes(1);
  });

  it('remembers what was seen, and tells what others did meanwhile', async () => {
    await open(table(1, { log: [entry(0)] }));
    expect(store.unseen()).toBeNull();
    store.markSeen();
    line.send('entries', { from: 1, entries: [entry(1, 1), entry(2, -1)], table: table(3) });
    expect(store.unseen()).toBe(1);
    expect(store.since()).toBe(1);
    store.markSeen();
    expect(store.unseen()).toBeNull();
  });
});
