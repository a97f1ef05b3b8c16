import { beforeAll, describe as suite, expect, it } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { language, LANGS, textsOf, type Lang } from '../../i18n/texts.svelte';
import bothEn from '../../../../src/anden/games/cube_rails/text/en.ftl?raw';
import bothEs from '../../../../src/anden/games/cube_rails/text/es.ftl?raw';
import gameEn from '../../../../src/anden/games/railes/text/en.ftl?raw';
import gameEs from '../../../../src/anden/games/railes/text/es.ftl?raw';
import mapEn from '../cube_rails/en.ftl?raw';
import mapEs from '../cube_rails/es.ftl?raw';
import { addTexts } from '../cube_rails/texts';
import { describe, phrase, textView } from './describe';
import en from './en.ftl?raw';
import es from './es.ftl?raw';
import { make, PHASES } from './gallery/positions';
import type { PhaseId, View } from './types';
import { gainText } from '../cube_rails/words';
import { buildEffect, growEffect, raiseText, urbanizeEffect } from './words';

const texts = textsOf('railes');
const NAMES = ['Ana', 'Beto', 'Carla', 'Dani'];
const about = (phase: PhaseId, game: View['game'] = 'basic') => ({ ...make(phase, 'northeast', 4, game), viewer: 0, texts });
/** A key that nobody translated comes back itself. */
const isText = (said: string) =>
  said.length > 0 && !/\b(ra|cr|phase|action|good|place|tile|track|kind)-[a-z_]/.test(said) && !said.includes('{');
const keys = (ftl: string) => [...ftl.matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1]!);

beforeAll(() => {
  language.add('railes', 'es', `${gameEs}\n${bothEs}`);
  language.add('railes', 'en', `${gameEn}\n${bothEn}`);
  addTexts('railes', { es, en });
});

suite('the texts of the board', () => {
  it('are the same in both languages', () => {
    expect(keys(es)).toEqual(keys(en));
    expect(keys(mapEs)).toEqual(keys(mapEn));
  });

  it('hold every key the board names, and none that nobody uses', () => {
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
    const all =
      source(join(process.cwd(), 'src/boards/railes')) +
      source(join(process.cwd(), 'src/boards/cube_rails')) +
      source(join(process.cwd(), 'src/table'));
    language.set('es');
    for (const [, key] of all.matchAll(/'((?:ra|cr)-[a-z_-]+)'/g)) expect(texts(key!), key).not.toBe(key);
    // Keys put together from parts.
    const made = [...all.matchAll(/`((?:ra|cr)-[a-z-]*)\$\{/g)].map((m) => m[1]!);
    const idle = keys(es).filter(
      (key) => /^(ra|cr)-/.test(key) && !all.includes(`'${key}'`) && !made.some((start) => key.startsWith(start)),
    );
    expect(idle).toEqual([]);
  });
});

suite.each(LANGS as Lang[])('in %s', (lang) => {
  it('every phase of both games has a decision line, and every action a phrase', () => {
    language.set(lang);
    for (const game of ['basic', 'standard'] as const)
      for (const phase of PHASES) {
        const d = about(phase, game);
        expect(describe(d), phase).toSatisfy(isText);
        for (const action of d.legal) expect(phrase(action, d), JSON.stringify(action)).toSatisfy(isText);
      }
  });

  it('the board is told in words: places, railroads, supply, tokens', () => {
    language.set(lang);
    for (const phase of PHASES)
      for (const block of textView(about(phase)))
        for (const said of [block.heading, ...block.lines, ...(block.table?.rows.flat() ?? [])]) expect(said, phase).toSatisfy(isText);
  });
});

suite('the decision line', () => {
  it('says what is left, and what is owed', () => {
    language.set('es');
    expect(describe(about('build'))).toBe('construye hasta 3 tramos · 2 puestos, 3\u00a0$');
    const d = about('build');
    expect(describe({ ...d, legal: d.legal.filter((a) => a.do !== 'build') })).toBe('falta Urbanizar');
    expect(describe(about('first_order'))).toBe('puja por el puesto 2 · mínimo 2\u00a0$');
    expect(describe(about('score'))).toBe('¿Ingresos o Puntos de Victoria? · 2 puntos');
  });
});

suite('effects in one line', () => {
  it('tell the money to raise and what it costs before it happens', () => {
    language.set('es');
    const { view } = about('build').position; // Ana: 3 $, income 1, 4 points
    const offer = {
      price: 8,
      units: 1,
      income_after: 0,
      victory_after: 4,
      kind: 'improve' as const,
      done: [
        ['albany', 'boston', 0],
        ['albany', 'hartford', 1],
      ] as [string, string, number][],
      claims: true,
    };
    expect(buildEffect(view, offer, 0, NAMES, texts)).toBe(
      '8\u00a0$ · pides 5\u00a0$: Ingresos 1 → 0 · no queda nada · mejora · ' +
        'completa Albany–Boston · completa Albany–Hartford (Beto) · reclamas una conexión',
    );
    expect(raiseText(view.players[0]!, { price: 3, units: 0, income_after: 1, victory_after: 4 }, texts)).toBe('');
    expect(raiseText(view.players[3]!, { price: 9, units: 1, income_after: -10, victory_after: -1 }, texts)).toBe(
      'pides 5\u00a0$: PV 1 → −1',
    );
  });

  it('name city, colour and cubes as far as they are picked', () => {
    language.set('en');
    const { view } = about('build').position;
    view.supply[3] = ['red', 'gray'];
    expect(urbanizeEffect(view, 'new_haven', null, null, { done: [] }, 0, NAMES, texts)).toBe('New Haven becomes a New City');
    expect(urbanizeEffect(view, 'new_haven', 'gray', 4, { done: [['new_haven', 'boston', null]] }, 0, NAMES, texts)).toBe(
      'New Haven becomes a grey New City · space 4: red, grey · completes New Haven–Boston (uncontrolled)',
    );
    expect(growEffect(view, 'albany', 0, texts)).toContain('Albany grows');
  });

  it('tell who gains, me first', () => {
    language.set('en');
    const delivery = {
      action: { do: 'deliver' as const, good: 'red', route: [], owners: [] },
      gain: new Map([
        [0, 1],
        [2, 2],
      ]),
    };
    expect(gainText(delivery, 2, NAMES, texts)).toBe('you +2, Ana +1');
  });
});
