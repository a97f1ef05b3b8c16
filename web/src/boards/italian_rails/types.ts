/** The view and the actions of Italian Rails, made from the game's own types; what the client adds stands here. */
import type { View } from '../../net/generated/italian_rails';
import type { BoardProps } from '../../table/board';
import type { Session } from './session.svelte';

export type * from '../../net/generated/italian_rails';

export type Props = BoardProps<View, Session>;
