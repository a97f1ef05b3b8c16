import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import gameEn from '../../../../src/anden/games/russian_railroads/text/en.ftl?raw';
import gameEs from '../../../../src/anden/games/russian_railroads/text/es.ftl?raw';
import en from './en.ftl?raw';
import es from './es.ftl?raw';
import { make } from './gallery/mock';
import { effectText, entryText, spaceName, specialText } from './words';
import type { Texts } from '../../table/board';

const here = join(process.cwd(), 'src/boards/russian_railroads');
const keysOf = (ftl: string) => [...ftl.matchAll(/^([a-z][\w-]*) =/gim)].map((m) => m[1]!);
const source = (folder: string): string =>
  readdirSync(folder, { withFileTypes: true })
    .map((e) =>
      e.isDirectory()
        ? source(join(folder, e.name))
        : /\.(svelte|ts)$/.test(e.name) && !e.name.includes('.test.')
          ? readFileSync(join(folder, e.name), 'utf8')
          : '',
    )
    .join('\n');

/** Texts that fail loudly: an unknown key, or a message that lacks an argument. */
function strict(...files: string[]): Texts {
  const bundle = new FluentBundle('es', { useIsolating: false, functions: { NAME: ([v]) => String(v) } });
  for (const file of files) bundle.addResource(new FluentResource(file), { allowOverrides: false });
  return (key, args) => {
    const message = bundle.getMessage(key);
    if (!message?.value) throw new Error(`no text ${key}`);
    const errors: Error[] = [];
    const text = bundle.formatPattern(message.value, args as never, errors);
    if (errors.length) throw errors[0]!;
    return text;
  };
}

describe('the texts of the page', () => {
  it('are the same keys in both languages, good Fluent, and used', () => {
    expect(keysOf(es)).toEqual(keysOf(en));
    for (const ftl of [es, en]) {
      const bundle = new FluentBundle('es');
      expect(bundle.addResource(new FluentResource(ftl))).toEqual([]);
      for (const key of keysOf(ftl)) expect(bundle.getMessage(key)?.value, key).toBeTruthy();
    }
    const all = source(here);
    const made = [...all.matchAll(/`([a-z_-]+-)\$\{/g)].map((m) => m[1]!);
    expect(
      keysOf(es).filter(
        (key) =>
          !all.includes(`'${key}'`) &&
          !made.some((start) => start !== 'rr-' && key.startsWith(start)) &&
          !['rr-place', 'rr-relocate', 'rr-repeat', 'rr-swap'].includes(key),
      ),
    ).toEqual([]);
  });

  it('hold every key that the program writes out', () => {
    const known = new Set([...keysOf(es), ...keysOf(gameEs)]);
    const missing = [...source(here).matchAll(/texts\(\s*'(rr-[\w-]+)'/g)].map((m) => m[1]!).filter((key) => !known.has(key));
    expect(missing).toEqual([]);
  });

  it('agree in number with what they count', () => {
    const texts = strict(es, gameEs);
    expect(effectText({ type: 'tracks', colour: 'grey', count: 3 }, texts)).toBe('recibes 3 vías grises');
    expect(effectText({ type: 'tracks', colour: 'white', count: 1 }, texts)).toBe('recibes 1 vía blanca');
    expect(texts('rr-marker', { n: 1, space: 1, points: 1 })).toBe('Indicador de industria 1: casilla 1, 1 punto');
  });

  it.each([
    ['es', es, gameEs],
    ['en', en, gameEn],
  ])('name every space, effect and special space: %s', (_lang, page, game) => {
    const texts = strict(page, game);
    const { view } = make();
    for (const s of view.board.spaces) expect(spaceName(view, s.id, texts)).toBeTruthy();
    const things = [
      ...Object.values(view.board.engineers).map((e) => e.gives),
      ...Object.values(view.board.factories),
      ...Object.values(view.board.tokens),
      ...Object.values(view.board.cards),
      [{ type: 'extra_advance' as const }],
    ];
    for (const effect of things.flat()) expect(effectText(effect, texts)).toBeTruthy();
    for (const line of view.board.lines)
      for (const s of line.special)
        expect(
          specialText(
            s,
            view.players[0]!.special.find((x) => x.line === line.id && x.space === s.space),
            line.id,
            texts,
          ),
        ).toMatch(/2/);
    for (const [kind, ids] of [
      ['token', Object.keys(view.board.tokens)],
      ['card', Object.keys(view.board.cards)],
      ['start_card', Object.keys(view.board.start_cards)],
      ['end_card', view.board.end_cards],
      ['engineer', Object.keys(view.board.engineers)],
    ] as const)
      for (const id of ids) expect(texts(`${kind}-${id}`) && texts(`${kind}-${id}-effect`)).toBeTruthy();
    for (const kind of [
      'advance',
      'industry',
      'build_either',
      'build_both',
      'build_locomotive',
      'build_factory',
      'locomotive',
      'swap',
      'repeat',
      'token',
      'card',
      'small',
      'bonus',
    ] as const)
      expect(
        entryText(
          {
            entry: 0,
            kind,
            amount: 2,
            colours: ['black'],
            value: 5,
            place: null,
            source: { kind: 'space', id: 'x' },
            must: true,
            usable: true,
            locked: false,
            now: null,
          },
          texts,
        ),
      ).toBeTruthy();
  });
});
