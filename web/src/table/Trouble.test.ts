import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { language, textsOf } from '../i18n/texts.svelte';
import { failureOf } from '../net/api';
import { TableStore } from './store.svelte';
import Trouble from './Trouble.svelte';

let shown: Record<string, unknown> | null = null;
beforeEach(() => (language.current = 'es'));
afterEach(() => {
  if (shown) void unmount(shown);
  document.body.replaceChildren();
});

function show(status: number, error: unknown): { text: string; buttons: string[] } {
  const store = new TableStore('x');
  store.report(failureOf(status, { error }), () => undefined);
  shown = mount(Trouble, {
    target: document.body,
    props: { store, game: 'toy', texts: textsOf('toy'), nameOf: String, onrule: () => undefined },
  });
  flushSync();
  return {
    text: document.querySelector('p')!.textContent!,
    buttons: [...document.querySelectorAll('button')].map((b) => b.textContent!.trim() || b.getAttribute('aria-label')!),
  };
}

describe('a refusal', () => {
  it('that is no rule of a game names none; too many requests tell how long to wait, and can be tried again', () => {
    const { text, buttons } = show(429, { key: 'too_many', rule: '', args: { retry_after: 7 } });
    expect(text).toContain('7 segundos');
    expect(buttons).toEqual(['Reintentar', 'Cerrar']);
  });

  it('by a rule leads to it', () => {
    expect(show(422, { key: 'not_your_turn', rule: 'platform-turns', args: {} }).buttons).toEqual(['Ver la regla', 'Cerrar']);
  });
});
