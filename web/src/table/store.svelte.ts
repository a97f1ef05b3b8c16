/** One open table: what the server says, what the person looks at, and everything that can be done. */
import { Failure, api, freshKey, type Done, type Keyed } from '../net/api';
import { Live, type Connection, type LiveOptions } from '../net/live';
import type { Action, Hint, Position, Problem, Seat, Table, VisibleEntry } from '../net/types';
import { recall, remember } from '../stored';
import { lineOf, sinceLastTurn } from './line';

export type Trouble = { problem: Problem; passing: boolean; again: (() => void) | null };

export class TableStore {
  table = $state.raw<Table | null>(null);
  log = $state.raw<VisibleEntry[]>([]);
  connection = $state<Connection>('connecting');
  /** Why the table cannot be shown at all. */
  failure = $state.raw<Failure | null>(null);
  /** The last refusal, shown until something happens. */
  trouble = $state.raw<Trouble | null>(null);
  busy = $state(false);
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  /** The replayed position, or null when looking at the present. */
  past = $state.raw<Position | null>(null);
  pastWanted = $state<number | null>(null);

  readonly line = $derived(lineOf(this.log));
  readonly mine = $derived((this.table?.seats ?? []).filter((s) => s.mine).map((s) => s.seat));
  readonly live = $derived(this.pastWanted === null);
  readonly position = $derived<Position | null>(this.live ? (this.table?.position ?? null) : this.past);
  readonly legal = $derived<Action[]>(this.live && !this.busy ? (this.table?.legal ?? []) : []);
  /** One of my seats is to act. */
  readonly myTurn = $derived(
    this.table?.status === 'playing' && this.table.position.to_act.some((seat) => this.mine.includes(seat)),
  );
  /** The seat that acts when I do something. */
  readonly actor = $derived<Seat | null>(
    this.table === null
      ? null
      : (this.table.position.to_act.find((seat) => this.mine.includes(seat)) ?? this.table.viewer ?? this.mine[0] ?? null),
  );

  private stream: Live | null = null;
  private positions = new Map<string, Position>();
  private looking: AbortController | null = null;
  private asking: AbortController | null = null;
  private lastMove: { mark: string; key: string } | null = null;

  constructor(
    readonly id: string,
    private readonly liveOptions: LiveOptions = {},
  ) {}

  async open(): Promise<void> {
    try {
      this.failure = null;
      const table = await api.table(this.id);
      this.log = table.log ?? [];
      this.adopt(table);
      this.stream?.close();
      this.stream = new Live(`/api/tables/${this.id}/events`, this.log.length, {
        onEntries: (entries, fresh) => this.grow(entries, fresh),
        onTable: (fresh) => this.adopt(fresh),
        onConnection: (state) => (this.connection = state),
      }, this.liveOptions);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.failure = error;
    }
  }

  close(): void {
    this.stream?.close();
    this.looking?.abort();
    this.asking?.abort();
  }

  reconnect(): void {
    if (this.table === null) void this.open();
    else this.stream?.retry();
  }

  /** Take what the server says, unless something newer is known already. */
  adopt(fresh: Table): void {
    if (this.table !== null && fresh.length < this.table.length) return;
    const moved = this.table !== null && fresh.length > this.table.length;
    const handed = this.table !== null && fresh.viewer !== this.table.viewer;
    this.table = fresh;
    if (handed) void this.refreshLog();
    if (moved) {
      this.trouble = null;
      this.dismissHint();
    }
  }

  private grow(entries: VisibleEntry[], fresh: Table): void {
    const known = this.log.length;
    const more = entries.filter((entry) => entry.index >= known);
    if (more.length) this.log = [...this.log, ...more];
    this.adopt(fresh);
    if (fresh.status === 'over' && this.log.some((entry) => entry.action === null)) void this.refreshLog();
  }

  /** Fetch the log again as it may be seen now: a finished game has no secrets, and who takes over a shared screen must
   * not read what the one before him was told. */
  private async refreshLog(): Promise<void> {
    this.positions.clear();
    try {
      const table = await api.table(this.id);
      if (table.viewer !== this.table?.viewer || (table.log?.length ?? 0) < this.log.length) return;
      this.log = table.log ?? this.log;
      this.adopt(table);
    } catch {
      // The log stays as it is; the next visit shows it anew.
    }
  }

  // --- doing -------------------------------------------------------------------------------------------------

  /** One click, one key: when the same click is tried again after a lost answer, the server does it once. */
  private keyed(mark: string, seat: Seat): Keyed {
    const expect = this.table!.length;
    const whole = `${mark}@${expect}/${seat}`;
    if (this.lastMove?.mark !== whole) this.lastMove = { mark: whole, key: freshKey() };
    return { seat, expect, key: this.lastMove.key };
  }

  private async send(mark: string, seat: Seat | null, call: (keyed: Keyed) => Promise<Done>): Promise<boolean> {
    if (this.table === null || seat === null || this.busy) return false;
    const keyed = this.keyed(mark, seat);
    this.busy = true;
    this.trouble = null;
    this.dismissHint();
    try {
      const done = await call(keyed);
      this.adopt(done.table);
      return true;
    } catch (error) {
      this.report(error, () => void this.send(mark, seat, call));
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Shows what went wrong. A stale view is replaced by the fresh one that came with the refusal. */
  report(error: unknown, again: (() => void) | null = null): void {
    if (!(error instanceof Failure)) throw error;
    if (error.table !== null) this.adopt(error.table);
    this.trouble = { problem: error.problem, passing: error.passing, again: error.passing ? again : null };
  }

  act(action: Action): Promise<boolean> {
    return this.send(`act ${JSON.stringify(action)}`, this.actor, (keyed) => api.act(this.id, keyed, action));
  }

  undo(to?: number): Promise<boolean> {
    const undo = this.table?.undo;
    const ask = undo && (to === undefined ? undo.needs_consent && !undo.can : to < undo.floor);
    if (ask) return this.send(`ask ${to}`, this.actor, (keyed) => api.askUndo(this.id, keyed, to));
    return this.send(`undo ${to}`, this.actor, (keyed) => api.undo(this.id, keyed, to));
  }

  redo(): Promise<boolean> {
    return this.send('redo', this.actor, (keyed) => api.redo(this.id, keyed));
  }

  answer(seat: Seat, agree: boolean): Promise<boolean> {
    return this.send(`answer ${agree}`, seat, (keyed) => api.answerUndo(this.id, keyed, agree));
  }

  /** The person clicked something that is not offered. */
  async whyNot(action: Action): Promise<void> {
    const seat = this.actor;
    if (seat === null) return;
    try {
      const { problem } = await api.judge(this.id, seat, action);
      this.trouble = problem ? { problem, passing: false, again: null } : null;
    } catch (error) {
      this.report(error, () => void this.whyNot(action));
    }
  }

  async askHint(): Promise<void> {
    const seat = this.actor;
    if (seat === null || !this.myTurn || this.hinting) return;
    this.hinting = true;
    this.trouble = null;
    this.asking = new AbortController();
    const length = this.table!.length;
    try {
      const hint = await api.hint(this.id, seat, this.asking.signal);
      if (this.table!.length === length) this.hint = hint;
    } catch (error) {
      if (error instanceof Failure) this.report(error, () => void this.askHint());
    } finally {
      this.hinting = false;
    }
  }

  dismissHint(): void {
    this.asking?.abort();
    this.hint = null;
  }

  /** Other things one does to a table; the answer is the table. */
  async manage(call: () => Promise<Table>): Promise<Table | null> {
    try {
      const table = await call();
      if (table.id === this.id) {
        if (table.log && table.log.length >= this.log.length) this.log = table.log;
        this.adopt(table);
      }
      return table;
    } catch (error) {
      this.report(error, () => void this.manage(call));
      return null;
    }
  }

  // --- looking back --------------------------------------------------------------------------------------------

  /** Show the position after the first `n` entries; null = the present. */
  async look(n: number | null): Promise<void> {
    this.looking?.abort();
    if (n === null) {
      this.pastWanted = null;
      this.past = null;
      return;
    }
    this.pastWanted = n;
    const seat = this.table?.viewer ?? null;
    const id = `${n}/${seat}`;
    const known = this.positions.get(id);
    if (known) {
      this.past = known;
      return;
    }
    const control = new AbortController();
    this.looking = control;
    try {
      const position = await api.position(this.id, n, seat, control.signal);
      this.positions.set(id, position);
      if (this.pastWanted === n) this.past = position;
    } catch (error) {
      if (control.signal.aborted) return;
      this.report(error, () => void this.look(n));
    }
  }

  // --- what happened since my last turn ---------------------------------------------------------------------------

  /** The first entry not seen on this browser, or null when all was seen. */
  unseen(): number | null {
    const seen = recall<number>(`seen.${this.id}`, -1);
    if (seen < 0 || seen >= this.log.length) return null;
    const others = this.log.slice(seen).some((entry) => !this.mine.includes(entry.seat) && entry.seat >= 0);
    return others ? seen : null;
  }

  since(): number {
    return sinceLastTurn(this.log, this.mine);
  }

  /** Whether somebody else has played since my last turn. */
  readonly news = $derived(
    this.mine.length > 0 && this.log.slice(sinceLastTurn(this.log, this.mine)).some((entry) => entry.seat >= 0),
  );

  markSeen(): void {
    remember(`seen.${this.id}`, this.log.length);
  }
}
