/** The view and the actions of Raíles, made from the game's own types; what the client adds stands here. */
import type { Good, View } from '../../net/generated/railes';
import type { BoardProps } from '../../table/board';
import type { Session } from './session.svelte';

export type * from '../../net/generated/railes';
export type { ActionTile as ActionId } from '../../net/generated/railes';
export type {
  Build,
  DeliverOffer,
  DropOffer,
  Link,
  Payment,
  Placed,
  TileClass,
  TileInfo,
  TrackPath,
  TrackTile,
  UrbanizeOffer,
} from '../../net/generated/cube_rails';

export const GOODS: readonly Good[] = ['red', 'blue', 'purple', 'yellow', 'gray'];

export type Props = BoardProps<View, Session>;
