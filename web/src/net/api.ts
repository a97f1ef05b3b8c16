/** Requests to the server. Every failure becomes a `Failure` that carries a sentence's key and what helps. */
import { boardAtHand, withBoards } from './boards';
import { spread, wait } from './pace';
import type {
  Action,
  Answer,
  Done,
  GameInfo,
  Guide,
  HandOver,
  Hint,
  Join,
  Judged,
  Level,
  Me,
  Move,
  NewTable,
  Numbered,
  Plain,
  Position,
  Problem,
  Question,
  Rename,
  Seat,
  Seated,
  Table,
  TakeBack,
  Target,
} from './types';

/** Nothing came through (0) or not all in time; too many requests; the server or a proxy before it is busy or starting. */
const PASSING = new Set([0, 408, 429, 502, 503, 504]);
/** Nobody waits longer than this, in seconds, without having asked for it. */
const PATIENCE = 60;

export class Failure extends Error {
  constructor(
    /** 0 = the server could not be reached. */
    readonly status: number,
    readonly problem: Problem,
    /** The fresh table, when the server sent one (409). */
    readonly table: Table | null = null,
  ) {
    super(`${status} ${problem.key}`);
  }

  get offline(): boolean {
    return this.status === 0;
  }

  /** Worth trying again as it is: nothing came through, or the server is starting or busy. */
  get passing(): boolean {
    return PASSING.has(this.status);
  }

  /** How long the server asks to wait, in seconds; null = it does not say. */
  get retryAfter(): number | null {
    const seconds = this.problem.args['retry_after'];
    return typeof seconds === 'number' && seconds > 0 ? seconds : null;
  }
}

function own(key: string, args: Problem['args'] = {}): Problem {
  return { key, rule: '', args };
}

/** Reads a refusal; a page that is not ours (a proxy's) becomes a plain «server error». */
export function failureOf(status: number, body: unknown, retryAfter: string | null = null): Failure {
  const error = (body as { error?: Problem } | null)?.error;
  const table = (body as { table?: Table } | null)?.table ?? null;
  const wait: Problem['args'] = retryAfter === null ? {} : { retry_after: Number(retryAfter) || 1 };
  if (error && typeof error.key === 'string') {
    return new Failure(status, { key: error.key, rule: error.rule ?? '', args: { ...wait, ...error.args } }, table);
  }
  if (status === 404) return new Failure(status, own('not_found'));
  if (status === 408) return new Failure(status, own('too_slow'));
  if (status === 413) return new Failure(status, own('too_large'));
  if (status === 429) return new Failure(status, own('too_many', { retry_after: 1, ...wait }));
  return new Failure(status, own('server_error', { status, ...wait }));
}

export interface Sending {
  method?: string;
  /** Sent as JSON; a string is sent as text. */
  body?: unknown;
  signal?: AbortSignal;
  text?: boolean;
  /** How often to try again when nothing comes through. Only for what may be sent twice. */
  retries?: number;
}

/** Told when a request waits because the server asks for it, and for how many seconds. */
export const waiting: { tell: (seconds: number) => void } = { tell: () => undefined };

/** Whether to send this once more after the failure. Who was too fast with something he did himself decides himself
 * when to do it again. */
function worthAgain(failure: Failure, { method = 'GET', retries = 0 }: Sending, attempt: number): boolean {
  if (!failure.passing || attempt >= retries) return false;
  if (failure.status === 429 && method !== 'GET') return false;
  return (failure.retryAfter ?? 0) <= PATIENCE;
}

export async function request<T>(path: string, sending: Sending = {}): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await once<T>(path, sending);
    } catch (error) {
      if (!(error instanceof Failure) || !worthAgain(error, sending, attempt)) throw error;
      if (error.retryAfter !== null) waiting.tell(error.retryAfter);
      await wait(error.retryAfter === null ? spread(Math.min(400 * 2 ** attempt, 5000)) : error.retryAfter * 1000);
      if (sending.signal?.aborted) throw error;
    }
  }
}

async function once<T>(path: string, { method = 'GET', body, signal, text }: Sending): Promise<T> {
  const headers: Record<string, string> = { Accept: text ? 'text/plain' : 'application/json' };
  if (method !== 'GET') headers['X-Anden'] = '1';
  const board = boardAtHand();
  if (board !== null) headers['X-Anden-Board'] = board;
  let payload: string | undefined;
  if (body !== undefined) {
    payload = typeof body === 'string' ? body : JSON.stringify(body);
    headers['Content-Type'] = typeof body === 'string' ? 'text/plain; charset=utf-8' : 'application/json';
  }
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: payload, signal, credentials: 'same-origin' });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new Failure(0, own('offline'));
  }
  if (answer.ok) {
    if (answer.status === 204) return undefined as T;
    return text ? ((await answer.text()) as T) : withBoards((await answer.json()) as T);
  }
  const content: unknown = withBoards(await answer.json().catch(() => null));
  throw failureOf(answer.status, content, answer.headers.get('Retry-After'));
}

/** A fresh key per click: sent again, the server does it once. */
export function freshKey(): string {
  // Over plain http on another machine there is no randomUUID.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((b) => b.toString(16).padStart(2, '0')).join('');
}

const post = <T>(path: string, body: unknown = {}, more: Sending = {}) => request<T>(path, { method: 'POST', body, ...more });
const at = (id: string) => `/api/tables/${encodeURIComponent(id)}`;
const bySeat = (seat: Seat | null) => (seat === null ? '' : `?seat=${seat}`);

export const api = {
  text: (path: string) => request<string>(path, { text: true, retries: 2 }),
  games: () => request<GameInfo[]>('/api/games', { retries: 2 }),
  me: () => request<Me>('/api/me', { retries: 2 }),
  rename: (name: string) => request<Me>('/api/me', { method: 'PATCH', body: { name } satisfies Rename }),
  guide: (game: string, lang: string) => request<Guide>(`/api/games/${game}/guide/${lang}`, { retries: 2 }),

  create: (table: NewTable) => post<Table>('/api/tables', table),
  table: (id: string) => request<Table>(at(id), { retries: 2 }),
  position: (id: string, n: number, seat: Seat | null, signal?: AbortSignal) =>
    request<Position>(`${at(id)}/positions/${n}${bySeat(seat)}`, { retries: 2, signal }),
  plain: (id: string, n: number, seat: Seat | null, signal?: AbortSignal) =>
    request<Plain>(`${at(id)}/plain/${n}${bySeat(seat)}`, { retries: 2, signal }),
  join: (id: string, seat?: Seat, name?: string) => post<Table>(`${at(id)}/join`, { seat, name } satisfies Join),
  leave: (id: string) => post<unknown>(`${at(id)}/leave`),
  act: (id: string, keyed: Numbered, action: Action) =>
    post<Done>(`${at(id)}/actions`, { ...keyed, action } satisfies Move, { retries: 5 }),
  undo: (id: string, keyed: Numbered, to?: number) => post<Done>(`${at(id)}/undo`, { ...keyed, to } satisfies TakeBack, { retries: 5 }),
  redo: (id: string, keyed: Numbered) => post<Done>(`${at(id)}/redo`, keyed, { retries: 5 }),
  askUndo: (id: string, keyed: Numbered, to?: number) =>
    post<Done>(`${at(id)}/undo/ask`, { ...keyed, to } satisfies TakeBack, { retries: 5 }),
  answerUndo: (id: string, keyed: Numbered, agree: boolean) =>
    post<Done>(`${at(id)}/undo/answer`, { ...keyed, agree } satisfies Answer, { retries: 5 }),
  ask: (id: string, seat: Seat, target: Target) => post<Judged>(`${at(id)}/judge`, { seat, target } satisfies Question, { retries: 1 }),
  hint: (id: string, seat: Seat, signal?: AbortSignal) => post<Hint>(`${at(id)}/hint`, { seat } satisfies Seated, { signal }),
  /** The owner of a seat chooses who stands in for him; for somebody who went away the server does. */
  toBot: (id: string, seat: Seat, level?: Level) => post<Table>(`${at(id)}/seats/${seat}/bot`, { level } satisfies HandOver),
  reclaim: (id: string, seat: Seat) => post<Table>(`${at(id)}/seats/${seat}/reclaim`),
  rematch: (id: string) => post<Table>(`${at(id)}/rematch`),
  record: (id: string, format: 'text' | 'json') => request<string>(`${at(id)}/record?format=${format}`, { text: true, retries: 1 }),
  importRecord: (record: string) => post<Table>('/api/records', record),
};
