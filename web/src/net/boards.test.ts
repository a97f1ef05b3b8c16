import { afterEach, expect, it, vi } from 'vitest';
import { request } from './api';
import { boardAtHand, forgetBoards, withBoards } from './boards';
import { Live, type Source } from './live';
import type { TableNews } from './news';
import { positionOf } from './samples';

const position = (view: unknown, board: string | null = 'm1') => positionOf(view, { board });

afterEach(() => {
  forgetBoards();
  vi.unstubAllGlobals();
});

it('a board that came once is put back, the same object', () => {
  const first = withBoards({ position: position({ board: { n: 1 }, a: 1 }) });
  const later = withBoards({ length: 2, table: { position: position({ a: 2 }) } });
  expect(boardAtHand()).toBe('m1');
  expect((later.table.position.view as { board: unknown }).board).toBe((first.position.view as { board: unknown }).board);
  const bare = withBoards(position({ a: 3 }));
  expect((bare.view as { board: unknown }).board).toEqual({ n: 1 });
});

it('games without a board, and answers without a position, stay as they are', () => {
  const none = withBoards({ position: position({ a: 1 }, null) });
  expect(none.position.view).toEqual({ a: 1 });
  expect(boardAtHand()).toBeNull();
  expect(withBoards([1])).toEqual([1]);
  expect(withBoards(undefined)).toBeUndefined();
});

it('requests and streams tell which board is at hand', async () => {
  const sent: Record<string, string>[] = [];
  const opened: string[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent.push(init.headers as Record<string, string>);
    return new Response(JSON.stringify({ position: position({ board: 7 }) }));
  });
  await request('/api/tables/t');
  await request('/api/tables/t');
  expect(sent[0]).not.toHaveProperty('X-Anden-Board');
  expect(sent[1]!['X-Anden-Board']).toBe('m1');
  let said: TableNews | undefined;
  const listeners = new Map<string, (event: { data: string }) => void>();
  const source: Source = {
    onopen: null,
    onerror: null,
    addEventListener: (kind: string, f: (event: { data: string }) => void) => void listeners.set(kind, f),
    close: () => undefined,
  };
  const open = (url: string) => {
    opened.push(url);
    return source;
  };
  const live = new Live(
    '/api/tables/t/events',
    3,
    { onEntries: () => undefined, onTable: (t) => (said = t), onConnection: () => undefined },
    { open },
  );
  expect(opened).toEqual(['/api/tables/t/events?from=3&board=m1']);
  listeners.get('table')!({ data: JSON.stringify({ table: { position: position({ a: 1 }) } }) });
  expect((said!.position!.view as { board: unknown }).board).toBe(7);
  live.close();
});
