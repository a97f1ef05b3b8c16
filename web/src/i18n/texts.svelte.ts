/** Texts in the language of the person: the shell's own, the platform's and each game's, all Fluent. */
import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle';
import type { Args } from '../net/types';
import { recall, remember } from '../stored';
import platformEn from '../../../src/anden/texts/platform/en.ftl?raw';
import platformEs from '../../../src/anden/texts/platform/es.ftl?raw';
import en from './en.ftl?raw';
import es from './es.ftl?raw';

export type Lang = 'es' | 'en';
export const LANGS: readonly Lang[] = ['es', 'en'];

/** The first language of the browser that we speak; Spanish for the languages of Spain, else English. */
export function pickLang(wanted: readonly string[]): Lang {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split('-')[0]!;
    if (['es', 'ca', 'gl', 'eu', 'ast'].includes(base)) return 'es';
    if (base === 'en') return 'en';
  }
  return 'en';
}

/** What has no text, as a place of a map somebody added: `new_town` is told as «New Town», anything else as it is. */
export function readable(thing: string): string {
  if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(thing)) return thing;
  return thing
    .split('_')
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join(' ');
}

/** A Fluent file ready for use. Besides what Fluent knows it has `NAME($id, kind: "place")`: the message `place-<id>`. */
function bundleOf(lang: Lang, source: string): FluentBundle {
  const name = ([value]: FluentValue[], { kind }: Record<string, FluentValue>): string => {
    const thing = typeof value === 'string' ? value : String(value?.valueOf());
    const message = bundle.getMessage(`${String(kind)}-${thing}`);
    return message?.value ? bundle.formatPattern(message.value, {}, []) : readable(thing);
  };
  const bundle = new FluentBundle(lang, { useIsolating: false, functions: { NAME: name } });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

class Language {
  current = $state<Lang>(recall<Lang | null>('lang', null) ?? pickLang(navigator.languages ?? ['es']));
  /** Bundles by `<source>/<lang>`; sources are `own`, `platform` and the games. */
  bundles = $state.raw<Record<string, FluentBundle>>({
    'own/es': bundleOf('es', es),
    'own/en': bundleOf('en', en),
    'platform/es': bundleOf('es', platformEs),
    'platform/en': bundleOf('en', platformEn),
  });
  #wanted: Lang | null = null;

  /** Loads what is in use, then switches: no page is ever without its texts. Where nothing is to be loaded it is done at once. */
  set(lang: Lang): Promise<void> {
    this.#wanted = lang;
    const switched = () => {
      if (this.#wanted !== lang) return; // Another was chosen meanwhile.
      this.current = lang;
      remember('lang', lang);
    };
    const missing = [...ways].filter(([source]) => this.has(source) && !this.has(source, lang));
    if (missing.length) return Promise.all(missing.map(([source, get]) => loadTexts(source, get, lang))).then(switched);
    switched();
    return Promise.resolve();
  }

  /** How this person writes dates in the language of the page: as in their own country, if it is one of this language. */
  get region(): string {
    return (navigator.languages ?? []).find((one) => one.startsWith(`${this.current}-`)) ?? { es: 'es-ES', en: 'en-GB' }[this.current];
  }

  add(source: string, lang: Lang, ftl: string): void {
    this.bundles = { ...this.bundles, [`${source}/${lang}`]: bundleOf(lang, ftl) };
  }

  has(source: string, lang: Lang = this.current): boolean {
    return `${source}/${lang}` in this.bundles;
  }
}

type Get = (path: string) => Promise<string>;
/** How the texts of each source are fetched, for those that are not built in. */
const ways = new Map<string, Get>();

export const language = new Language();

/** An item of the list `tiles` is named by the message `tile-name` with its `tile`, where there is such a message. */
function itemOf(bundle: FluentBundle, list: string, item: string | number): string {
  const one = list.replace(/s$/, '');
  const message = bundle.getMessage(`${one}-name`);
  return message?.value ? bundle.formatPattern(message.value, { [one]: item }, []) : String(item);
}

/** Fluent knows texts and numbers: flags become «true» and «false», lists «a, b y c». Where the texts have a message
 * `tile-name`, the items of a list `tiles` are named by it: each is its `tile`. */
export function variables(bundle: FluentBundle, lang: Lang, args: Args | undefined): Record<string, FluentVariable> {
  const out: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args ?? {})) {
    if (Array.isArray(value)) {
      const items = value.map((item) => itemOf(bundle, name, item));
      out[name] = new Intl.ListFormat(lang, { type: 'conjunction' }).format(items);
    } else {
      out[name] = typeof value === 'boolean' ? String(value) : value;
    }
  }
  return out;
}

/** Number formats of our languages write negative numbers with a hyphen; people read a minus more easily. */
const withMinus = (text: string): string => text.replace(/(?<![\p{L}\p{N}_-])-(?=\d)/gu, '−');

function lookUp(sources: string[], key: string, args?: Args): string | null {
  const lang = language.current;
  for (const source of sources) {
    const bundle = language.bundles[`${source}/${lang}`];
    const message = bundle?.getMessage(key);
    if (bundle && message?.value) return withMinus(bundle.formatPattern(message.value, variables(bundle, lang, args), []));
  }
  return null;
}

/** A text of the shell. */
export function t(key: string, args?: Args): string {
  return lookUp(['own', 'platform'], key, args) ?? key;
}

/** The texts of a game, then those its board brings along (`<game>/board`), the platform's and the shell's. An unknown key comes back itself. */
export function textsOf(game: string): (key: string, args?: Args) => string {
  return (key, args) => lookUp([game, `${game}/board`, 'platform', 'own'], key, args) ?? key;
}

/** Whether any of these sources knows the text. */
export function hasText(game: string, key: string): boolean {
  return lookUp([game, `${game}/board`, 'platform', 'own'], key) !== null;
}

const loading = new Map<string, Promise<void>>();

/** Brings the texts of a game; once each. The platform's are built in: they must be there offline. */
export function loadTexts(source: string, get: Get, lang: Lang = language.current): Promise<void> {
  ways.set(source, get);
  if (language.has(source, lang)) return Promise.resolve();
  const id = `${source}/${lang}`;
  let under = loading.get(id);
  if (!under) {
    under = get(`/api/games/${source}/text/${lang}`)
      .then((ftl) => language.add(source, lang, ftl))
      .finally(() => loading.delete(id));
    loading.set(id, under);
  }
  return under;
}
