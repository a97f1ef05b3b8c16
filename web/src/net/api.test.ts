import { afterEach, describe, expect, it, vi } from 'vitest';
import { Failure, api, failureOf, freshKey, waiting } from './api';

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('requests', () => {
  it('change something only with our header', async () => {
    const fetch = vi.fn(async () => answer(200, { length: 3, table: {} }));
    vi.stubGlobal('fetch', fetch);
    await api.act('t', { seat: 0, expect: 2, key: 'k' }, { do: 'end' });
    const [path, init] = fetch.mock.calls[0] as unknown as [string, RequestInit];
    expect(path).toBe('/api/tables/t/actions');
    expect((init.headers as Record<string, string>)['X-Anden']).toBe('1');
    expect(JSON.parse(init.body as string)).toEqual({ seat: 0, expect: 2, key: 'k', action: { do: 'end' } });
  });

  it('try again with the same key when nothing came through', async () => {
    vi.useFakeTimers();
    const keys: string[] = [];
    let calls = 0;
    vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
      keys.push((JSON.parse(init.body as string) as { key: string }).key);
      calls += 1;
      if (calls === 1) throw new TypeError('no line');
      if (calls === 2) return answer(503, {});
      return answer(200, { length: 1, table: {} });
    });
    const done = api.act('t', { seat: 0, expect: 0, key: 'once' }, { do: 'end' });
    await vi.runAllTimersAsync();
    await done;
    expect(keys).toEqual(['once', 'once', 'once']);
  });

  it('do not repeat what may not be sent twice', async () => {
    const fetch = vi.fn(async () => {
      throw new TypeError('no line');
    });
    vi.stubGlobal('fetch', fetch);
    await expect(api.importRecord('x')).rejects.toMatchObject({ status: 0, problem: { key: 'offline' } });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('send a record as plain text', async () => {
    const fetch = vi.fn(async () => answer(201, { id: 'n' }));
    vi.stubGlobal('fetch', fetch);
    await api.importRecord('[Game "x"]');
    const [, init] = fetch.mock.calls[0] as unknown as [string, RequestInit];
    expect(init.body).toBe('[Game "x"]');
    expect((init.headers as Record<string, string>)['Content-Type']).toContain('text/plain');
  });
});

describe('requests that must wait', () => {
  /** What comes of a request when the server answers first with these, then well. */
  async function after(bad: Response[], call: () => Promise<unknown>): Promise<{ outcome: unknown; times: number[] }> {
    vi.useFakeTimers();
    const begin = Date.now();
    const times: number[] = [];
    vi.stubGlobal('fetch', async () => {
      times.push(Math.round((Date.now() - begin) / 1000));
      return bad.shift() ?? answer(200, { id: 'x' });
    });
    const outcome = call().catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    return { outcome: await outcome, times };
  }
  const busy = (seconds: number) =>
    answer(429, { error: { key: 'too_many', rule: '', args: { retry_after: seconds } } }, { 'Retry-After': String(seconds) });

  it('come again after the time the server asks for, at most twice, and say so', async () => {
    const told = vi.spyOn(waiting, 'tell').mockImplementation(() => undefined);
    expect((await after([busy(7), busy(3)], () => api.table('t'))).times).toEqual([0, 7, 10]);
    expect(told.mock.calls).toEqual([[7], [3]]);
    const third = await after([busy(7), busy(3), busy(2)], () => api.table('t'));
    expect(third.times).toEqual([0, 7, 10]);
    expect(third.outcome).toMatchObject({ status: 429, retryAfter: 2, problem: { rule: '' } });
    told.mockRestore();
  });

  it('do so when the server is busy or heard them too late, also with what it does once only', async () => {
    expect((await after([answer(503, {}, { 'Retry-After': '4' })], () => api.me())).times).toEqual([0, 4]);
    expect((await after([answer(408, null)], () => api.games())).times).toHaveLength(2);
    const keyed = { seat: 0, expect: 0, key: 'k' };
    expect((await after([answer(503, {}, { 'Retry-After': '4' })], () => api.act('t', keyed, { do: 'end' }))).times).toEqual([0, 4]);
  });

  it('are not sent again by themselves when a person was too fast, or would wait too long', async () => {
    const keyed = { seat: 0, expect: 0, key: 'k' };
    const fast = await after([busy(7)], () => api.act('t', keyed, { do: 'end' }));
    expect(fast.times).toEqual([0]);
    expect(fast.outcome).toMatchObject({ status: 429, passing: true, retryAfter: 7 });
    expect((await after([busy(3600)], () => api.table('t'))).times).toEqual([0]);
  });
});

describe('failures', () => {
  it('carry the problem and the fresh table', () => {
    const failure = failureOf(409, { error: { key: 'stale', rule: 'platform-stale', args: {} }, table: { id: 'x' } });
    expect(failure).toBeInstanceOf(Failure);
    expect(failure.problem.key).toBe('stale');
    expect(failure.table).toEqual({ id: 'x' });
    expect(failure.passing).toBe(false);
  });

  it.each([
    [404, 'not_found'],
    [408, 'too_slow'],
    [413, 'too_large'],
    [429, 'too_many'],
    [500, 'server_error'],
  ])('of a stranger (%s) are told apart', (status, key) => {
    expect(failureOf(status, null, '7').problem.key).toBe(key);
  });

  it('say how long to wait', () => {
    expect(failureOf(429, null, '7').problem.args).toEqual({ retry_after: 7 });
  });
});

it('keys are fresh', () => {
  expect(new Set(Array.from({ length: 50 }, freshKey)).size).toBe(50);
});
