/** The rules guide of a game in the current language, fetched once each, with a search that ignores accents. */
import { api } from '../net/api';
import type { GuideSection } from '../net/types';

const known = new Map<string, Promise<GuideSection[]>>();

export function sectionsOf(game: string, lang: string): Promise<GuideSection[]> {
  const id = `${game}/${lang}`;
  let sections = known.get(id);
  if (!sections) {
    sections = api.guide(game, lang).then((guide) => guide.sections);
    sections.catch(() => known.delete(id));
    known.set(id, sections);
  }
  return sections;
}

export function plain(text: string): string {
  return text
    .replace(/<[^>]*>/g, ' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
}

/** The sections that have every word of the search, in their order. */
export function search(sections: readonly GuideSection[], wanted: string): GuideSection[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (!words.length) return [...sections];
  return sections.filter((section) => {
    const text = plain(`${section.title} ${section.rulebook} ${section.html}`);
    return words.every((word) => text.includes(word));
  });
}
