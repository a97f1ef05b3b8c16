import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Live, type Connection, type Source } from './live';
import { entryOf } from './samples';
import type { Table, VisibleEntry } from './types';

class FakeSource implements Source {
  closed = false;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  private listeners = new Map<string, (event: { data: string }) => void>();
  constructor(readonly url: string) {}
  addEventListener(kind: string, listener: (event: { data: string }) => void): void {
    this.listeners.set(kind, listener);
  }
  close(): void {
    this.closed = true;
  }
  send(kind: string, data: unknown): void {
    this.listeners.get(kind)?.({ data: JSON.stringify(data) });
  }
  fail(): void {
    this.onerror?.();
  }
}

const entry = (index: number): VisibleEntry => entryOf(index, 0, { do: 'end' });
const table = (length: number) => ({ id: 'x', length }) as Table;
const message = (from: number, to: number) => ({
  from,
  entries: Array.from({ length: to - from }, (_, n) => entry(from + n)),
  table: table(to),
});

describe('live updates', () => {
  let sources: FakeSource[] = [];
  let got: number[] = [];
  let tables: number[] = [];
  let states: Connection[] = [];
  const last = () => sources.at(-1)!;
  const start = (length: number) =>
    new Live(
      '/api/tables/x/events',
      length,
      {
        onEntries: (entries, fresh) => {
          got.push(...entries.map((e) => e.index));
          tables.push(fresh.length);
        },
        onTable: (fresh) => tables.push(fresh.length),
        onConnection: (state) => states.push(state),
      },
      {
        open: (url) => {
          const source = new FakeSource(url);
          sources.push(source);
          return source;
        },
        delay: (attempt) => 100 * (attempt + 1),
      },
    );

  beforeEach(() => {
    vi.useFakeTimers();
    sources = [];
    got = [];
    tables = [];
    states = [];
  });
  afterEach(() => vi.useRealTimers());

  it('begins where the log ends', () => {
    start(7);
    expect(last().url).toBe('/api/tables/x/events?from=7');
  });

  it('passes new entries on, each once, whatever comes twice', () => {
    start(2);
    last().send('entries', message(2, 4));
    last().send('entries', message(2, 5));
    last().send('entries', message(5, 6));
    expect(got).toEqual([2, 3, 4, 5]);
    expect(tables).toEqual([4, 5, 6]);
  });

  it('resumes exactly where it stopped after the line was lost', () => {
    start(0);
    last().send('entries', message(0, 3));
    last().fail();
    expect(states).toEqual(['lost']);
    vi.advanceTimersByTime(99);
    expect(sources).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(sources).toHaveLength(2);
    expect(last().url).toContain('from=3');
    last().send('entries', message(3, 4));
    expect(got).toEqual([0, 1, 2, 3]);
  });

  it('waits longer each time, and starts over once it is open', () => {
    start(0);
    last().fail();
    vi.advanceTimersByTime(100);
    last().fail();
    vi.advanceTimersByTime(199);
    expect(sources).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(sources).toHaveLength(3);
    last().onopen?.();
    last().fail();
    vi.advanceTimersByTime(100);
    expect(sources).toHaveLength(4);
    expect(states).toEqual(['lost', 'lost', 'open', 'lost']);
  });

  it('is opened anew by us alone: the browser, which comes back without spreading, is stopped', () => {
    start(0);
    const first = last();
    first.fail();
    expect(first.closed).toBe(true);
    first.fail();
    vi.advanceTimersByTime(100);
    expect(sources).toHaveLength(2);
    expect(states).toEqual(['lost']);
  });

  it('comes back after between half and one and a half times the usual wait', () => {
    const after = (chance: number) => {
      vi.spyOn(Math, 'random').mockReturnValue(chance);
      const opened: FakeSource[] = [];
      const open = (url: string) => (opened.push(new FakeSource(url)), opened.at(-1)!);
      const live = new Live('/e', 0, { onEntries: () => undefined, onTable: () => undefined, onConnection: () => undefined }, { open });
      const waits: number[] = [];
      for (let n = 0; n < 8; n += 1) {
        opened.at(-1)!.fail();
        const before = Date.now();
        vi.advanceTimersToNextTimer();
        waits.push(Date.now() - before);
      }
      live.close();
      return waits;
    };
    expect(after(0)).toEqual([250, 500, 1000, 2000, 4000, 5000, 5000, 5000]);
    expect(after(0.999999).map((ms) => Math.round(ms / 10) * 10)).toEqual([750, 1500, 3000, 6000, 12000, 15000, 15000, 15000]);
    vi.restoreAllMocks();
  });

  it('opens anew when entries are missing, and takes none of those behind the gap', () => {
    start(2);
    const first = last();
    first.send('entries', message(5, 6));
    expect(got).toEqual([]);
    expect(first.closed).toBe(true);
    expect(last().url).toContain('from=2');
    first.send('entries', message(2, 3));
    expect(got).toEqual([]);
    last().send('entries', message(2, 6));
    expect(got).toEqual([2, 3, 4, 5]);
  });

  it('is quiet after closing', () => {
    const live = start(0);
    const source = last();
    live.close();
    source.fail();
    live.retry();
    vi.advanceTimersByTime(60_000);
    expect(sources).toHaveLength(1);
    expect(states).toEqual([]);
  });
});
