import { beforeAll, describe as suite, expect, it } from 'vitest';
import { language, textsOf } from '../../i18n/texts.svelte';
import { LANGS, type Lang } from '../../i18n/texts.svelte';
import bothEn from '../../../../src/anden/games/cube_rails/text/en.ftl?raw';
import bothEs from '../../../../src/anden/games/cube_rails/text/es.ftl?raw';
import gameEn from '../../../../src/anden/games/age_of_steam/text/en.ftl?raw';
import gameEs from '../../../../src/anden/games/age_of_steam/text/es.ftl?raw';
import { addTexts } from '../cube_rails/texts';
import { describe, phrase, textView } from './describe';
import en from './en.ftl?raw';
import es from './es.ftl?raw';
import { columnsOf, rowsOf } from './panel/growth';
import { make } from './panel/gallery/positions';
import type { PhaseId } from './types';
import { gainText, mapName } from '../cube_rails/words';
import { actionEffect, buildEffect, cubeName, feedName } from './words';

const texts = textsOf('age_of_steam');
const PHASES: PhaseId[] = ['shares', 'auction', 'start_player', 'actions', 'build', 'reward', 'move', 'production'];
const about = (phase: PhaseId) => {
  const made = make(phase, 'rust_belt', 4);
  return { ...made, viewer: 0, texts };
};
/** A key that nobody translated comes back itself. */
const isText = (said: string) => said.length > 0 && !/\b(aos|cr|phase|action|good|place|tile)-[a-z_]/.test(said) && !said.includes('{');

beforeAll(() => {
  language.add('age_of_steam', 'es', `${gameEs}\n${bothEs}`);
  language.add('age_of_steam', 'en', `${gameEn}\n${bothEn}`);
  addTexts('age_of_steam', { es, en });
});

suite.each(LANGS as Lang[])('in %s', (lang) => {
  it('every phase has a decision line, and every action a phrase', () => {
    language.set(lang);
    for (const phase of PHASES) {
      const d = about(phase);
      expect(describe(d), phase).toSatisfy(isText);
      for (const action of d.legal) expect(phrase(action, d), JSON.stringify(action)).toSatisfy(isText);
    }
  });

  it('the board is told in words: places with goods and links, railroads, display', () => {
    language.set(lang);
    for (const phase of PHASES) {
      for (const block of textView(about(phase))) {
        for (const said of [block.heading, ...block.lines, ...(block.table?.rows.flat() ?? [])]) expect(said, phase).toSatisfy(isText);
      }
    }
  });
});

suite('the board in words', () => {
  it('tells a direct link once, also when nobody owns it', () => {
    language.set('en');
    const made = make('build', 'germany', 4);
    const { view } = made.position;
    const link = view.board.direct_links[0]!;
    view.links = [{ owner: null, from: link.between[0], to: link.between[1], done: true, length: 1, hexes: [] }];
    view.direct = { [link.id]: null };
    const rows = textView({ ...made, viewer: 0, texts }).flatMap((block) => block.table?.rows ?? []);
    expect(rows.find((row) => row[0] === 'Köln/Düsseldorf')?.[4]).toBe('Essen/Dortmund (unowned)');
  });
});

suite('the decision line', () => {
  it('says what is left', () => {
    language.set('es');
    expect(describe(about('build'))).toBe('construye hasta 3 losetas · 1 puesta, 12\u00a0$');
    expect(describe(about('auction'))).toBe('puja por el orden · mínimo 3\u00a0$');
    expect(describe(about('move'))).toBe('mueve una mercancía · ronda 1 de 2, hasta 2 enlaces');
  });

  it('asks to end when nothing more can be built', () => {
    language.set('en');
    const d = about('build');
    expect(describe({ ...d, legal: [{ do: 'finish' }] })).toBe('nothing more to build · finish');
  });
});

suite('names', () => {
  it('a map is named by the texts, one that people added by its file', () => {
    language.set('es');
    const { view } = make('build', 'germany', 4).position;
    expect(mapName(view, texts)).toBe('Alemania');
    view.map = 'two_lakes';
    view.board = { ...view.board, name: 'Two Lakes' };
    expect(mapName(view, texts)).toBe('Two Lakes');
  });
});

suite('effects in one line', () => {
  it('price, what is left and the link completed', () => {
    language.set('es');
    const { view } = about('build').position;
    const offer = { price: 3, kind: 'redirect' as const, done: [['chicago', 'toledo'] as [string, string]], claims: true };
    expect(buildEffect(view, offer, 10, texts)).toBe(
      '3\u00a0$ · quedan 7\u00a0$ · redirige · completa Chicago–Toledo · te quedas con una vía sin dueño',
    );
  });

  it('one dollar is left, or nothing', () => {
    language.set('es');
    const { view } = about('build').position;
    const offer = { price: 3, kind: 'place' as const, done: [], claims: false };
    expect(buildEffect(view, offer, 4, texts)).toBe('3\u00a0$ · queda 1\u00a0$');
    expect(buildEffect(view, offer, 3, texts)).toBe('3\u00a0$ · no queda nada');
  });

  it('a cube of cotton is no cube of a colour', () => {
    language.set('es');
    expect([cubeName('white', texts), cubeName('red', texts)]).toEqual(['cubo de algodón', 'cubo rojo']);
  });

  it('an action does what the map says', () => {
    language.set('es');
    const effect = (map: string) => actionEffect({ ...about('build').position.view, map }, 'engineer', texts);
    expect(effect('rust_belt')).toBe('Construyes hasta 4 losetas en lugar de 3.');
    expect(effect('germany')).toContain('la mitad');
  });

  it('who gains, me first', () => {
    language.set('en');
    expect(
      gainText(
        {
          gain: new Map([
            [0, 1],
            [2, 2],
          ]),
        },
        2,
        ['Ana', 'Beto', 'Carla'],
        texts,
      ),
    ).toBe('you +2, Ana +1');
    expect(gainText({ gain: new Map() }, 2, [], texts)).toBe('nobody gains');
  });
});

suite('the goods display', () => {
  it('knows which columns feed which city, New Cities too', () => {
    language.set('en');
    const { view } = about('move').position;
    const chicago = columnsOf(view, 'chicago');
    expect(chicago.map((row) => row.column.id)).toEqual(['light1']);
    const built = rowsOf(view, 'light').find((row) => row.letter === 'A')!;
    expect(view.places[built.place!]!.new_city).toBe('A');
    const waiting = rowsOf(view, 'light').find((row) => row.letter === 'C')!;
    expect(waiting.place).toBeNull();
    expect(feedName(view, 'C', texts)).toBe('New City C');
  });
});
