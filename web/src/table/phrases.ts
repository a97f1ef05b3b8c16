/** Sentences for log entries, problems and scores: keys and arguments go in, texts come out. */
import { hasText } from '../i18n/texts.svelte';
import type { Args, GameEvent, Problem, ScoreLine, Seat, VisibleEntry } from '../net/types';
import { CHANCE } from '../net/types';
import type { Texts } from './board';

export type NameOf = (seat: Seat) => string;

/** Arguments for a text: seats become names (`seat` → `player`, `other` → `other`, `seats` → `players`). Who is told of
 * may have another name than those beside him: a bot that stands in. */
export function argsWithNames(args: Args, actor: Seat | null, nameOf: NameOf, playerOf: NameOf = nameOf): Args {
  const out: Args = { ...args };
  const seat = typeof out.seat === 'number' ? out.seat : actor;
  if (out.player === undefined && seat !== null) out.player = playerOf(seat);
  else if (typeof out.player === 'number') out.player = playerOf(out.player);
  if (typeof out.other === 'number') out.other = nameOf(out.other);
  for (const list of ['seats', 'players', 'order', 'winners']) {
    const value = out[list];
    if (Array.isArray(value) && value.every((v) => typeof v === 'number')) {
      out[list === 'seats' ? 'players' : list] = value.map((v) => nameOf(v as number));
    }
  }
  return out;
}

/** A level of bots by its name; the word itself when a record names one we do not have. */
function levelName(level: string, texts: Texts): string {
  const name = texts(`level-${level}`);
  return name === `level-${level}` ? level : name;
}

/** The bot that plays for somebody: «Maquinista por Ana». */
export function standInName(level: string, owner: string, texts: Texts): string {
  return texts('stand-in', { level: levelName(level, texts), player: owner });
}

/** The sentences of events, with the actor by this name where he is told of first; if nowhere, it stands at the end. */
function signed(events: GameEvent[], seat: Seat, name: string, texts: Texts, nameOf: NameOf): string[] {
  const tell = (event: GameEvent, playerOf: NameOf) => texts(`event-${event.key}`, argsWithNames(event.args, seat, nameOf, playerOf));
  const byName: NameOf = (other) => (other === seat ? name : nameOf(other));
  const told = events.map((event) => tell(event, nameOf));
  const first = events.findIndex((event, n) => tell(event, byName) !== told[n]);
  if (first < 0) return name === nameOf(seat) ? told : [...told, `(${name})`];
  return events.map((event, n) => (n === first ? tell(event, byName) : told[n]!));
}

/** The sentences of one log entry, made by a bot of this level where one stood in for the owner of the seat. Platform
 * entries have no events: they are told from the action. */
export function entrySentences(entry: VisibleEntry, texts: Texts, nameOf: NameOf, standIn: string | null = null): string[] {
  const owner = entry.seat === CHANCE ? texts('seat-luck') : nameOf(entry.seat);
  const player = standIn === null ? owner : standInName(standIn, owner, texts);
  if (entry.events.length) return signed(entry.events, entry.seat, player, texts, nameOf);
  if (entry.action === null) return [texts('log-hidden', { player })];
  switch (entry.action.do) {
    case 'undo':
      return [texts('log-undo', { player, to: Number(entry.action.to) })];
    case 'redo':
      return [texts('log-redo', { player })];
    case 'ask_undo':
      return [texts('log-ask-undo', { player, to: Number(entry.action.to) })];
    case 'answer_undo':
      if (standIn !== null && !entry.action.agree) return [texts('log-away-undo', { player: owner })];
      return [texts(entry.action.agree ? 'log-agree-undo' : 'log-refuse-undo', { player })];
    case 'take_over':
      return [texts('log-take-over', { player: owner, level: levelName(String(entry.action.level), texts) })];
    case 'come_back':
      return [texts('log-come-back', { player: owner })];
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
