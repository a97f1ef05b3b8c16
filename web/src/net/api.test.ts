import { afterEach, describe, expect, it, vi } from 'vitest';
import { Failure, api, failureOf, freshKey } from './api';

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
