import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import en from './en.ftl?raw';
import es from './es.ftl?raw';
import { language, loadTexts, pickLang, t, textsOf } from './texts.svelte';

/** Keys with the names of their placeables, read from the text itself. */
function messages(ftl: string): Map<string, string[]> {
  const out = new Map<string, string[]>();
  let key = '';
  for (const line of ftl.split('\n')) {
    const start = line.match(/^([a-z][\w-]*) =/i);
    if (start) key = start[1]!;
    else if (!line.startsWith(' ') && line.trim() !== '}') continue;
    const found = out.get(key) ?? [];
    for (const use of line.matchAll(/\$(\w+)/g)) if (!found.includes(use[1]!)) found.push(use[1]!);
    out.set(key, found.sort());
  }
  return out;
}

/** Every key written out in the program: t('…'), texts('…'). */
function used(folder: string): Set<string> {
  const keys = new Set<string>();
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (entry.name !== 'boards') used(path).forEach((key) => keys.add(key));
    } else if (/\.(svelte|ts)$/.test(entry.name) && !entry.name.includes('.test.')) {
      const source = readFileSync(path, 'utf8');
      for (const use of source.matchAll(/\bt(?:exts)?\(\s*'([\w-]+)'/g)) keys.add(use[1]!);
    }
  }
  return keys;
}

const src = join(process.cwd(), 'src');

describe('the texts of the shell', () => {
  it('have the same keys and placeables in both languages', () => {
    expect(Object.fromEntries(messages(es))).toEqual(Object.fromEntries(messages(en)));
  });

  it('are good Fluent: nothing is lost when they are read', () => {
    for (const ftl of [es, en]) {
      const bundle = new FluentBundle('en');
      expect(bundle.addResource(new FluentResource(ftl))).toEqual([]);
      for (const key of messages(ftl).keys()) expect(bundle.getMessage(key)?.value, key).toBeTruthy();
    }
  });

  it('hold every key that the program names', () => {
    const missing = [...used(src)].filter((key) => t(key) === key);
    expect(missing).toEqual([]);
  });

  it('say nothing that nobody uses', () => {
    const source = (folder: string): string =>
      readdirSync(folder, { withFileTypes: true })
        .map((e) => {
          const path = join(folder, e.name);
          if (e.isDirectory()) return e.name === 'boards' ? '' : source(path);
          return /\.(svelte|ts)$/.test(e.name) && !e.name.includes('.test.') ? readFileSync(path, 'utf8') : '';
        })
        .join('\n');
    const all = source(src);
    // Keys that are put together from parts: t(`pitch-${id}`).
    const made = [...all.matchAll(/[`']([a-z-]+-)\$\{/g)].map((m) => m[1]!);
    const idle = [...messages(es).keys()].filter((key) => !all.includes(`'${key}'`) && !made.some((start) => key.startsWith(start)));
    expect(idle).toEqual([]);
  });

  it('speak to one person: «tú», never «usted»', () => {
    expect(es).not.toMatch(/\busted|\bsu cuenta|\bpulse\b|\bintroduzca/i);
  });
});

describe('looking texts up', () => {
  afterEach(() => language.set('es'));

  it('changes with the language', () => {
    language.set('es');
    expect(t('undo')).toBe('Deshacer');
    language.set('en');
    expect(t('undo')).toBe('Undo');
  });

  it('knows the texts of the platform without the server', () => {
    language.set('es');
    expect(t('problem-stale')).not.toBe('problem-stale');
    expect(t('level-driver')).toBe('Maquinista');
  });

  it('prefers the game’s own, gives unknown keys back, names the items of lists and flags', () => {
    language.set('es');
    language.add(
      'toy',
      'es',
      'undo = Marcha atrás\nhave = { $tiles }\ntile-name = la { $tile }\nyes = { $on ->\n    [true] sí\n   *[false] no\n}\n',
    );
    const texts = textsOf('toy');
    expect(texts('undo')).toBe('Marcha atrás');
    expect(texts('redo')).toBe('Rehacer');
    expect(texts('nothing-like-it')).toBe('nothing-like-it');
    expect(texts('have', { tiles: ['D1', 'D2', 'D3'] })).toBe('la D1, la D2 y la D3');
    expect(texts('yes', { on: true })).toBe('sí');
  });

  it('writes negative numbers with a minus, and leaves hyphens alone', () => {
    language.set('es');
    language.add('toy', 'es', 'income = Ingresos { $n } (máx. 3-6), Rin-Ruhr\n');
    expect(textsOf('toy')('income', { n: -10 })).toBe('Ingresos −10 (máx. 3-6), Rin-Ruhr');
  });

  it('names things by their id, one or many, and makes an id without a text readable', () => {
    language.set('es');
    language.add(
      'toy',
      'es',
      'place-st_louis = San Luis\nplace-name = { NAME($place, kind: "place") }\nfrom = de { place-name }\n' +
        'by = por { $places }\nto = a { NAME($other, kind: "place") }\n',
    );
    const texts = textsOf('toy');
    expect(texts('from', { place: 'st_louis' })).toBe('de San Luis');
    expect(texts('to', { other: 'st_louis' })).toBe('a San Luis');
    expect(texts('by', { places: ['st_louis', 'new_town', 'E5'] })).toBe('por San Luis, New Town y E5');
    expect(texts('from', { place: 3 })).toBe('de 3');
  });

  it('picks the language of the browser', () => {
    expect(pickLang(['de-DE', 'es-MX', 'en'])).toBe('es');
    expect(pickLang(['en-GB'])).toBe('en');
    expect(pickLang(['ca'])).toBe('es');
    expect(pickLang(['fr', 'de'])).toBe('en');
  });
});

describe('switching the language', () => {
  afterEach(() => language.set('es'));

  it('loads the texts in use first: no name of a text is ever shown', async () => {
    let give = (_: string): void => undefined;
    const get = vi.fn((path: string) =>
      path.endsWith('/es') ? Promise.resolve('hello = hola') : new Promise<string>((resolve) => (give = resolve)),
    );
    await loadTexts('train', get);
    const switched = language.set('en');
    expect([language.current, textsOf('train')('hello')]).toEqual(['es', 'hola']);
    give('hello = good day');
    await switched;
    expect([language.current, textsOf('train')('hello')]).toEqual(['en', 'good day']);
    expect(get.mock.calls.map(([path]) => path)).toEqual(['/api/games/train/text/es', '/api/games/train/text/en']);
  });

  it('stays as it was when they do not come, or when it is switched back before', async () => {
    let give = (_: string): void => undefined;
    const answers = [Promise.reject(new Error('offline')), new Promise<string>((resolve) => (give = resolve))];
    await loadTexts('ferry', (path) => (path.endsWith('/es') ? Promise.resolve('') : answers.shift()!));
    await expect(language.set('en')).rejects.toThrow('offline');
    expect(language.current).toBe('es');
    const late = language.set('en');
    await language.set('es');
    give('');
    await late;
    expect(language.current).toBe('es');
  });
});
