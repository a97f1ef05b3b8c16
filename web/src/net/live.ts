/**
 * Live updates of a table by server-sent events, resuming exactly where they stopped.
 *
 * After a lost line we open anew with `?from=`. The browser would do so by itself, but all browsers after the same time:
 * ours come back spread out, so that a server that just started is not run over. Entries that came twice are dropped, a
 * gap opens anew.
 */
import { boardAtHand, withBoards } from './boards';
import type { TableNews } from './news';
import { spread } from './pace';
import type { VisibleEntry } from './types';

export type Connection = 'connecting' | 'open' | 'lost';

export interface EntriesMessage {
  from: number;
  entries: VisibleEntry[];
  table: TableNews;
}

export interface LiveHandlers {
  onEntries(entries: VisibleEntry[], table: TableNews): void;
  onTable(table: TableNews): void;
  onConnection(state: Connection): void;
}

/** The part of EventSource we use, so that tests can stand in for it. */
export interface Source {
  onopen: (() => void) | null;
  onerror: (() => void) | null;
  addEventListener(kind: string, listener: (event: { data: string }) => void): void;
  close(): void;
}

export interface LiveOptions {
  open?: (url: string) => Source;
  /** Waits before the n-th new attempt, in milliseconds. */
  delay?: (attempt: number) => number;
}

const openSource = (url: string): Source => new EventSource(url) as unknown as Source;
const backOff = (attempt: number) => spread(Math.min(500 * 2 ** attempt, 10_000));

export class Live {
  private source: Source | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private attempt = 0;
  private stopped = false;
  private readonly open: (url: string) => Source;
  private readonly delay: (attempt: number) => number;

  constructor(
    private readonly path: string,
    /** Length of the log that is known here. */
    private length: number,
    private readonly handlers: LiveHandlers,
    options: LiveOptions = {},
  ) {
    this.open = options.open ?? openSource;
    this.delay = options.delay ?? backOff;
    this.connect();
  }

  /** Try again now: the browser says it is online again, or the person asks for it. */
  retry(): void {
    if (this.stopped) return;
    this.attempt = 0;
    this.connect();
  }

  close(): void {
    this.stopped = true;
    this.drop();
  }

  private drop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.source?.close();
    this.source = null;
  }

  private connect(): void {
    this.drop();
    const board = boardAtHand();
    const source = this.open(`${this.path}?from=${this.length}${board === null ? '' : `&board=${board}`}`);
    this.source = source;
    source.onopen = () => {
      if (this.source !== source) return;
      this.attempt = 0;
      this.handlers.onConnection('open');
    };
    source.onerror = () => {
      if (this.source !== source || this.stopped) return;
      this.handlers.onConnection('lost');
      this.later();
    };
    source.addEventListener('entries', (event) => {
      if (this.source === source) this.take(withBoards(JSON.parse(event.data) as EntriesMessage));
    });
    source.addEventListener('table', (event) => {
      if (this.source === source) this.handlers.onTable(withBoards(JSON.parse(event.data) as { table: TableNews }).table);
    });
  }

  private later(): void {
    this.drop();
    this.timer = setTimeout(() => this.connect(), this.delay(this.attempt));
    this.attempt += 1;
  }

  private take(message: EntriesMessage): void {
    if (message.from > this.length) {
      this.connect();
      return;
    }
    const fresh = message.entries.filter((entry) => entry.index >= this.length);
    this.length = Math.max(this.length, message.from + message.entries.length);
    this.handlers.onEntries(fresh, message.table);
  }
}
