/** Which options a table has, from what the game declares: by player count and by what else is chosen. */
import type { GameInfo, MapInfo, NewSeat, NewTable, OptionInfo } from '../net/types';

export type Chosen = Record<string, unknown>;

export function isOffered(option: OptionInfo, players: number, chosen: Chosen, all: readonly OptionInfo[]): boolean {
  if (option.players?.length && !option.players.includes(players)) return false;
  return Object.entries(option.requires ?? {}).every(([key, wanted]) => {
    const other = all.find((o) => o.key === key);
    if (!other || !isOffered(other, players, chosen, all)) return false;
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
      return Number.isInteger(value) && Number(value) >= (option.minimum ?? 0) && Number(value) <= (option.maximum ?? 0);
    case 'choice':
      return (option.values ?? []).includes(String(value));
    case 'several':
      return Array.isArray(value) && value.every((v) => (option.values ?? []).includes(String(v)));
  }
}

/** Whether a list of picks has the right length; 0 picks stand for «let luck choose» when the default is empty. */
export function enough(option: OptionInfo, value: unknown): boolean {
  if (option.kind !== 'several' || !Array.isArray(value)) return true;
  if (value.length === 0 && Array.isArray(option.default) && option.default.length === 0) return true;
  return value.length >= (option.minimum ?? 0) && value.length <= (option.maximum || Infinity);
}

/** The options to send: those offered, with the default where nothing fitting was chosen. */
export function settle(options: readonly OptionInfo[], players: number, chosen: Chosen): Chosen {
  const out: Chosen = {};
  for (const option of options) {
    if (!isOffered(option, players, chosen, options)) continue;
    const value = chosen[option.key];
    out[option.key] = value !== undefined && fits(option, value) ? value : option.default;
  }
  return out;
}

export function mapsFor(game: GameInfo, players: number): MapInfo[] {
  return game.maps.filter((map) => map.players.includes(players));
}

/** The player counts of a game over all its maps, in order. */
export function counts(game: GameInfo): number[] {
  const from = new Set(game.maps.flatMap((map) => map.players));
  if (from.size === 0) for (let n = game.players.min; n <= game.players.max; n += 1) from.add(n);
  return [...from].sort((a, b) => a - b);
}

/** One click to a game: me against bots, everything else as usual. */
export function quickTable(game: GameInfo, players: number, level = 'driver'): NewTable {
  const seats: NewSeat[] = [{ kind: 'me' }];
  while (seats.length < players) seats.push({ kind: 'bot', level });
  return {
    game: game.id,
    map: mapsFor(game, players)[0]?.id ?? '',
    players,
    options: settle(game.options, players, {}),
    seats,
  };
}
