/** Which options a table has, from what the game declares: by map, player count and what else is chosen. */
import type { GameInfo, Level, MapInfo, NewSeat, NewTable, OptionInfo } from '../net/types';

export type Chosen = Record<string, unknown>;

/** What options depend on, besides each other. */
export interface Frame {
  players: number;
  map: string;
}

export function isOffered(option: OptionInfo, frame: Frame, chosen: Chosen, all: readonly OptionInfo[]): boolean {
  if (option.players.length && !option.players.includes(frame.players)) return false;
  if (option.maps.length && !option.maps.includes(frame.map)) return false;
  return Object.entries(option.requires).every(([key, wanted]) => {
    const other = all.find((o) => o.key === key);
    if (!other || !isOffered(other, frame, chosen, all)) return false;
    const value = key in chosen ? chosen[key] : other.default;
    return Array.isArray(wanted) ? wanted.includes(value) : value === wanted;
  });
}

/** Whether a chosen value (perhaps remembered from an older version) still fits the option. */
export function fits(option: OptionInfo, value: unknown): boolean {
  switch (option.kind) {
    case 'flag':
      return typeof value === 'boolean';
    case 'number':
      return Number.isInteger(value) && Number(value) >= option.minimum && Number(value) <= option.maximum;
    case 'choice':
      return option.values.includes(String(value));
    case 'several':
      return Array.isArray(value) && value.every((v) => option.values.includes(String(v)));
  }
}

/** Whether a list of picks has the right length; 0 picks stand for «let luck choose» when the default is empty. */
export function enough(option: OptionInfo, value: unknown): boolean {
  if (option.kind !== 'several' || !Array.isArray(value)) return true;
  if (value.length === 0 && Array.isArray(option.default) && option.default.length === 0) return true;
  return value.length >= option.minimum && value.length <= (option.maximum || Infinity);
}

/** The options to send: those offered, with the default where nothing fitting was chosen. */
export function settle(options: readonly OptionInfo[], frame: Frame, chosen: Chosen): Chosen {
  const out: Chosen = {};
  for (const option of options) {
    if (!isOffered(option, frame, chosen, options)) continue;
    const value = chosen[option.key];
    out[option.key] = value !== undefined && fits(option, value) ? value : option.default;
  }
  return out;
}

export function mapsFor(game: GameInfo, players: number): MapInfo[] {
  return game.maps.filter((map) => map.players.includes(players));
}

/** The player count of a map that is nearest to the wished one. */
export function nearestCount(map: MapInfo, wished: number): number {
  return [...map.players].sort((a, b) => Math.abs(a - wished) - Math.abs(b - wished) || a - b)[0] ?? wished;
}

/** How many a first game against bots is for: the fewest of the first map, but not alone. */
export function usualCount(game: GameInfo): number {
  const first = game.maps[0]?.players ?? [];
  return [...first].sort((a, b) => a - b).find((n) => n >= 2) ?? Math.max(2, game.players.min);
}

/** «1», «3–5» or «2, 4»: for how many a map is. */
export function rangeOf(players: readonly number[]): string {
  const all = [...players].sort((a, b) => a - b);
  const low = all[0] ?? 0;
  const high = all[all.length - 1] ?? 0;
  if (all.length > 1 && high - low === all.length - 1) return `${low}–${high}`;
  return all.join(', ');
}

/** The player counts of a game over all its maps, in order. */
export function counts(game: GameInfo): number[] {
  const from = new Set(game.maps.flatMap((map) => map.players));
  if (from.size === 0) for (let n = game.players.min; n <= game.players.max; n += 1) from.add(n);
  return [...from].sort((a, b) => a - b);
}

/** One click to a game: me against bots, everything else as usual. */
export function quickTable(game: GameInfo, players: number, level: Level = 'driver'): NewTable {
  const seats: NewSeat[] = [{ kind: 'me' }];
  while (seats.length < players) seats.push({ kind: 'bot', level });
  const map = mapsFor(game, players)[0]?.id ?? '';
  return {
    game: game.id,
    map,
    players,
    options: settle(game.options, { players, map }, {}),
    seats,
  };
}
