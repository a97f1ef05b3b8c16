/** What the games are called and how they look on a wall. Their names come from their own texts, by way of the server. */
import { hasText, language, readable, t, textsOf } from '../i18n/texts.svelte';
import { station } from './me.svelte';

/** The games that have a poster, in the order they hang; known before the server answers. */
const POSTERS = ['railroad_tiles', 'age_of_steam', 'railes', 'russian_railroads', 'italian_rails'];

/** All games on the wall: those with a poster first, then whatever else is installed. */
export function onTheWall(): string[] {
  const others = (station.games ?? []).map((game) => game.id).filter((id) => !POSTERS.includes(id));
  return [...POSTERS, ...others];
}

export function posterOf(id: string): string {
  return `/posters/${POSTERS.includes(id) ? id : 'plain'}.svg`;
}

const wordsOf = (id: string) => station.game(id)?.words[language.current] ?? null;

export function gameName(id: string): string {
  if (hasText(id, 'game-name')) return textsOf(id)('game-name');
  return wordsOf(id)?.name ?? readable(id);
}

export const pitchOf = (id: string): string => wordsOf(id)?.pitch ?? '';

/** The game's word for a round: «ronda», «turno». */
export const roundWord = (id: string): string => wordsOf(id)?.round ?? t('game-round');
