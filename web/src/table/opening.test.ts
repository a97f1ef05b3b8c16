import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { language } from '../i18n/texts.svelte';
import { failureOf } from '../net/api';
import { letters } from '../shell/letters';
import type { BoardModule } from './board';
import { Opening } from './opening.svelte';

const MODULE = { newSession: () => 'a session' } as unknown as BoardModule;
let games = 0;
/** Texts that came once are kept: each test has a game of its own. */
let game = '';

function promise<T>() {
  let give!: (value: T) => void;
  let fail!: (error: unknown) => void;
  const waiting = new Promise<T>((resolve, reject) => ([give, fail] = [resolve, reject]));
  return { waiting, give, fail };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(async () => {
  await letters();
  game = `toy${++games}`;
  language.current = 'es';
});
afterEach(() => (language.current = 'es'));

describe('a table is drawn', () => {
  it.each([
    ['board', 'texts'],
    ['texts', 'board'],
  ])('when its %s and then its %s are there', async (first) => {
    const [board, texts] = [promise<BoardModule>(), promise<string>()];
    const opening = new Opening(
      () => board.waiting,
      () => texts.waiting,
    );
    const done = opening.bring(game);
    expect(opening.ready).toBe(false);
    if (first === 'board') board.give(MODULE);
    else texts.give('hello = hola');
    await settled();
    expect(opening.ready).toBe(false);
    board.give(MODULE);
    texts.give('hello = hola');
    await done;
    await settled();
    expect(opening.ready).toBe(true);
    expect(opening.session).toBe('a session');
  });

  it('when the texts of the language are there that was chosen meanwhile', async () => {
    const texts = { es: promise<string>(), en: promise<string>() };
    const opening = new Opening(
      () => Promise.resolve(MODULE),
      (path) => texts[path.endsWith('/es') ? 'es' : 'en'].waiting,
    );
    void opening.bring(game);
    await language.set('en');
    void opening.bringTexts();
    texts.es.give('hello = hola');
    await settled();
    expect(opening.ready).toBe(false);
    texts.en.give('hello = hello');
    await settled();
    expect(opening.ready).toBe(true);
  });

  it('without its board when that does not come, and with it when it is tried again', async () => {
    const load = vi.fn<() => Promise<BoardModule>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(MODULE);
    const opening = new Opening(load, () => Promise.resolve(''));
    await opening.bring(game);
    await settled();
    expect([opening.ready, opening.boardFailed, opening.board]).toEqual([true, true, null]);
    await opening.bringBoard();
    expect([opening.ready, opening.boardFailed, opening.board]).toEqual([true, false, MODULE]);
  });

  it('never without texts', async () => {
    const failure = failureOf(503, {});
    const get = vi.fn<() => Promise<string>>().mockRejectedValueOnce(failure).mockResolvedValue('');
    const opening = new Opening(() => Promise.resolve(MODULE), get);
    await opening.bring(game);
    await settled();
    expect([opening.ready, opening.failure]).toEqual([false, failure]);
    await opening.bring(game);
    await settled();
    expect([opening.ready, opening.failure]).toEqual([true, null]);
  });
});
