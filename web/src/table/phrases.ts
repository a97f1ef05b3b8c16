/** Sentences for log entries, problems and scores: keys and arguments go in, texts come out. */
import { hasText } from '../i18n/texts.svelte';
import type { Args, GameEvent, Problem, ScoreLine, Seat, VisibleEntry } from '../net/types';
import { CHANCE } from '../net/types';
import type { Texts } from './board';

export type NameOf = (seat: Seat) => string;

/** Arguments for a text: seats become names (`seat` → `player`, `other` → `other`, `seats` → `players`). */
export function argsWithNames(args: Args | undefined, actor: Seat | null, nameOf: NameOf): Args {
  const out: Args = { ...(args ?? {}) };
  const seat = typeof out.seat === 'number' ? out.seat : actor;
  if (out.player === undefined && seat !== null) out.player = nameOf(seat);
  else if (typeof out.player === 'number') out.player = nameOf(out.player);
  if (typeof out.other === 'number') out.other = nameOf(out.other);
  for (const list of ['seats', 'players', 'order', 'winners']) {
    const value = out[list];
    if (Array.isArray(value) && value.every((v) => typeof v === 'number')) {
      out[list === 'seats' ? 'players' : list] = value.map((v) => nameOf(v as number));
    }
  }
  return out;
}

function eventText(event: GameEvent, entry: VisibleEntry, texts: Texts, nameOf: NameOf): string {
  return texts(`event-${event.key}`, argsWithNames(event.args, entry.seat, nameOf));
}

/** The sentences of one log entry. Platform entries have no events: they are told from the action. */
export function entrySentences(entry: VisibleEntry, texts: Texts, nameOf: NameOf): string[] {
  if (entry.events?.length) return entry.events.map((event) => eventText(event, entry, texts, nameOf));
  const player = entry.seat === CHANCE ? texts('seat-luck') : nameOf(entry.seat);
  if (entry.action === null) return [texts('log-hidden', { player })];
  switch (entry.action.do) {
    case 'undo':
      return [texts('log-undo', { player, to: Number(entry.action.to) })];
    case 'redo':
      return [texts('log-redo', { player })];
    case 'ask_undo':
      return [texts('log-ask-undo', { player, to: Number(entry.action.to) })];
    case 'answer_undo':
      return [texts(entry.action.agree ? 'log-agree-undo' : 'log-refuse-undo', { player })];
    case 'new_luck':
      return [texts('entry-new_luck')];
    default:
      return [texts(`action-${entry.action.do}`, { player })];
  }
}

/** The sentence of a refusal; a key nobody knows still says something that can be reported. */
export function problemText(game: string, problem: Problem, texts: Texts, nameOf: NameOf = String): string {
  const key = `problem-${problem.key}`;
  if (!hasText(game, key)) return texts('problem-unknown', { key: problem.key });
  return texts(key, argsWithNames(problem.args, null, nameOf));
}

export function scoreText(line: ScoreLine, texts: Texts): string {
  return texts(`score-${line.key}`, line.args);
}
