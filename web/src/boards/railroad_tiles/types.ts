/** The view and the actions of Railroad Tiles, made from the game's own types; what the client adds stands here. */
import type { View } from '../../net/generated/railroad_tiles';
import type { BoardProps } from '../../table/board';
import type { Session } from './session.svelte';

export type * from '../../net/generated/railroad_tiles';

export type Props = BoardProps<View, Session>;
