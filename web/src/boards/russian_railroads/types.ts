/** The view and the actions of Russian Railroads, made from the game's own types; what the client adds stands here. */
import type * as sent from '../../net/generated/russian_railroads';
import type { BoardProps } from '../../table/board';
import type { Session } from './session.svelte';

export type * from '../../net/generated/russian_railroads';
export type { Line as LineId, Locomotive as PutLocomotive } from '../../net/generated/russian_railroads';

export type Props = BoardProps<sent.View, Session>;

/** All fields of some types, as far as each has them. */
type AnyOf<T> = { [K in T extends unknown ? keyof T : never]?: T extends Record<K, infer F> ? F : never };

/** What stands beside a legal action; which fields there are depends on the action. */
export type Offer = AnyOf<NonNullable<sent.Offer>>;

/** Pieces on a space, or those that would pay for it. */
export type AnyPieces = AnyOf<sent.Pieces | Pick<sent.Place, keyof sent.Pieces>>;
