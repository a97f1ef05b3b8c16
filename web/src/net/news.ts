/** What is new at a table: its first word is the whole table, later ones bring only the fields that changed. */
import type { Table } from './types';

/** A table as far as it changed; `id` and `length` are always there. */
export type TableNews<V = unknown> = Pick<Table<V>, 'id' | 'length'> & Partial<Table<V>>;

export function isWhole(news: TableNews): news is Table {
  return news.position !== undefined && news.seats !== undefined && news.game !== undefined;
}

/** What is new of people and of what comes after the game: it does not grow with the log, so it holds at any length. */
function apartFromPlay({ seats, rematch }: TableNews): Partial<Table> {
  return { ...(seats === undefined ? {} : { seats }), ...(rematch === undefined ? {} : { rematch }) };
}

/**
 * The table after the news, or null when they cannot be joined to what is known and the table must be fetched.
 *
 * `told` says that the entries up to the new length came along. The answer to an action may overtake the stream, so
 * news of an earlier length are no reason to go back.
 */
export function joined(known: Table | null, news: TableNews, told: boolean): Table | null {
  if (known === null) return isWhole(news) ? news : null;
  if (isWhole(news)) return news.length < known.length ? known : news;
  if (news.length < known.length) return { ...known, ...apartFromPlay(news) };
  if (news.length > known.length && !told) return null;
  return { ...known, ...news };
}
