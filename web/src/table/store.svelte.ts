/** One open table: what the server says, what the person looks at, and everything that can be done. */
import { Failure, api, freshKey } from '../net/api';
import { Live, type Connection, type LiveOptions } from '../net/live';
import { joined, type TableNews } from '../net/news';
import type { Action, Done, Hint, Numbered, Position, Problem, Seat, Table, Target, VisibleEntry } from '../net/types';
import { recall, remember } from '../stored';
import { lineOf, sinceLastTurn } from './line';
import { ownTurn, standInsOf } from './standins';

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
  /** The table where play goes on: a finished game stays as it is, undoing it opens a new table. */
  next = $state<string | null>(null);
  /** The answer that refused what I asked to take back. */
  refused = $state.raw<VisibleEntry | null>(null);

  readonly line = $derived(lineOf(this.log));
  readonly standIns = $derived(standInsOf(this.log));
  readonly mine = $derived((this.table?.seats ?? []).filter((s) => s.mine).map((s) => s.seat));
  /** My seats that I play myself: no bot stands in. */
  readonly played = $derived((this.table?.seats ?? []).filter((s) => s.mine && !s.stand_in).map((s) => s.seat));
  readonly live = $derived(this.pastWanted === null);
  /** What to show. Until a past position has come, what was shown before stays. */
  readonly position = $derived<Position | null>((this.live ? null : this.past) ?? this.table?.position ?? null);
  readonly legal = $derived<Action[]>(this.live && !this.busy ? (this.table?.legal ?? []) : []);
  /** I am to act. */
  readonly myTurn = $derived(this.table?.status === 'playing' && this.table.position.to_act.some((seat) => this.played.includes(seat)));
  /** The seat that acts when I do something. */
  readonly actor = $derived<Seat | null>(
    this.table === null
      ? null
      : (this.table.position.to_act.find((seat) => this.played.includes(seat)) ?? this.table.viewer ?? this.mine[0] ?? null),
  );

  private stream: Live | null = null;
  private positions = new Map<string, Position>();
  private looking: AbortController | null = null;
  private asking: AbortController | null = null;
  private refreshes = 0;
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
      this.stream = new Live(
        `/api/tables/${this.id}/events`,
        this.log.length,
        {
          onEntries: (entries, fresh) => this.grow(entries, fresh),
          onTable: (fresh) => this.adopt(fresh),
          onConnection: (state) => (this.connection = state),
        },
        this.liveOptions,
      );
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

  /** Take what the server says, unless something newer is known already; `told` = its entries came along. */
  adopt(news: TableNews, told = false): void {
    const known = this.table;
    const fresh = joined(known, news, told);
    if (fresh !== null) this.show(fresh);
    if (fresh === null || (known !== null && fresh.viewer !== known.viewer)) void this.refresh();
  }

  private show(fresh: Table): void {
    const moved = this.table !== null && fresh.length > this.table.length;
    this.table = fresh;
    if (moved) {
      this.trouble = null;
      this.dismissHint();
    }
  }

  private grow(entries: VisibleEntry[], news: TableNews): void {
    const known = this.log.length;
    const more = entries.filter((entry) => entry.index >= known);
    if (more.length) this.log = [...this.log, ...more];
    this.adopt(news, true);
    this.refused = more.find((entry) => this.refusesMe(entry)) ?? this.refused;
    if (this.table?.status === 'over' && this.log.some((entry) => entry.action === null)) void this.refresh();
  }

  private refusesMe(entry: VisibleEntry): boolean {
    if (entry.action?.do !== 'answer_undo' || entry.action.agree !== false) return false;
    const asked = this.log.findLast((earlier) => earlier.index < entry.index && earlier.action?.do === 'ask_undo');
    return asked !== undefined && this.mine.includes(asked.seat);
  }

  /** Fetch table and log again as they may be seen now: a finished game has no secrets, who takes over a shared screen
   * must not read what the one before him was told, and news may not fit to what is known. */
  private async refresh(): Promise<void> {
    this.positions.clear();
    this.refreshes += 1;
    const turn = this.refreshes;
    try {
      const table = await api.table(this.id);
      if (turn !== this.refreshes) return; // A later one is on its way.
      if (this.table !== null && table.length < this.table.length) return await this.refresh();
      this.log = table.log ?? this.log;
      this.show(table);
    } catch {
      // All stays as it is; the next visit shows it anew.
    }
  }

  // --- doing -------------------------------------------------------------------------------------------------

  /** One click, one key: when the same click is tried again after a lost answer, the server does it once. */
  private keyed(mark: string, seat: Seat): Numbered {
    const expect = this.table!.length;
    const whole = `${mark}@${expect}/${seat}`;
    if (this.lastMove?.mark !== whole) this.lastMove = { mark: whole, key: freshKey() };
    return { seat, expect, key: this.lastMove.key };
  }

  private async send(mark: string, seat: Seat | null, call: (keyed: Numbered) => Promise<Done>): Promise<boolean> {
    if (this.table === null || seat === null || this.busy) return false;
    const keyed = this.keyed(mark, seat);
    this.busy = true;
    this.trouble = null;
    this.dismissHint();
    try {
      const { table } = await call(keyed);
      if (table.id !== this.id) {
        this.next = table.id;
        return false;
      }
      // What the stream told of this length already is no older than the answer.
      if (table.length > this.table.length) this.adopt(table);
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

  /** The person pointed at something that offers nothing: the game says why. */
  async ask(target: Target): Promise<void> {
    const seat = this.actor;
    if (seat === null) return;
    try {
      const { problem } = await api.ask(this.id, seat, target);
      this.trouble = problem ? { problem, passing: false, again: null } : null;
    } catch (error) {
      this.report(error, () => void this.ask(target));
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
    const others = this.log.slice(seen).some((entry) => entry.seat >= 0 && !ownTurn(entry, this.mine, this.standIns));
    return others ? seen : null;
  }

  since(): number {
    return sinceLastTurn(this.log, this.mine, this.standIns);
  }

  /** Whether somebody else has played since my last turn. */
  readonly news = $derived(
    this.mine.length > 0 && this.log.slice(sinceLastTurn(this.log, this.mine, this.standIns)).some((entry) => entry.seat >= 0),
  );

  markSeen(): void {
    remember(`seen.${this.id}`, this.log.length);
  }
}
