/** The view and the actions of Age of Steam, made from the game's own types; what the client adds stands here. */
import type { View } from '../../net/generated/age_of_steam';
import type { BoardProps } from '../../table/board';
import type { Session } from './session.svelte';

export type * from '../../net/generated/age_of_steam';
export type { ActionTile as ActionId } from '../../net/generated/age_of_steam';
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

export type Props = BoardProps<View, Session>;
