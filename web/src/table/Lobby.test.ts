import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from '../net/api';
import type { Me, Table } from '../net/types';
import { station } from '../shell/me.svelte';
import Lobby from './Lobby.svelte';
import { TableStore } from './store.svelte';

const me = (name: string): Me => ({ id: 'g', name, tables: [], progress: {} });
const table = {
  id: 'x',
  length: 0,
  seats: [{ seat: 1, kind: 'open', name: '', mine: false, present: false, thinking: false }],
} as unknown as Table;
let shown: Record<string, unknown> | null = null;

afterEach(() => {
  if (shown) void unmount(shown);
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

it('a name given when taking a seat is the guest’s own from then on', async () => {
  station.me = me('Ana');
  vi.spyOn(api, 'me').mockResolvedValue(me('Anita'));
  vi.spyOn(api, 'games').mockResolvedValue([]);
  const join = vi.spyOn(api, 'join').mockResolvedValue(table);
  shown = mount(Lobby, { target: document.body, props: { store: new TableStore('x'), table, onshare: () => undefined } });
  flushSync();
  const field = document.querySelector('input')!;
  expect(field.value).toBe('Ana');
  const type = (text: string) => {
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
  };
  type('');
  expect(field.value).toBe(''); // What was cleared stays clear: one may type another name.
  type(' Anita ');
  document.querySelector('button')!.click();
  await vi.waitFor(() => expect(station.me?.name).toBe('Anita'));
  expect(join).toHaveBeenCalledWith('x', 1, 'Anita');
});
