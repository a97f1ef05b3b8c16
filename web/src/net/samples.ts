/** Messages for tests and galleries: whole ones, of which they say only what matters to them. */
import type {
  Action,
  Args,
  GameEvent,
  OptionInfo,
  Phase,
  Position,
  Problem,
  Score,
  SeatInfo,
  Table,
  UndoState,
  VisibleEntry,
} from './types';

export const phaseOf = (key: string, more: Partial<Phase> = {}): Phase => ({ key, round: 0, rounds: 0, args: {}, ...more });
export const eventOf = (key: string, args: Args = {}): GameEvent => ({ key, args, only: null, reveals: false });
export const problemOf = (key: string, rule = '', args: Args = {}): Problem => ({ key, rule, args });
export const scoreOf = (seat: number, total: number, points: Record<string, number>): Score => ({
  seat,
  total,
  lines: Object.entries(points).map(([key, n]) => ({ key, points: n, args: {} })),
});

export const entryOf = (index: number, seat: number, action: Action | null, events: GameEvent[] = []): VisibleEntry => ({
  index,
  seat,
  action,
  events,
  undone: false,
  at: '',
});

export const seatOf = (seat: number, name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat,
  name,
  kind: 'hotseat',
  level: null,
  mine: true,
  present: true,
  thinking: false,
  thinking_since: null,
  away: false,
  stand_in: false,
  ...more,
});

export const undoOf = (more: Partial<UndoState> = {}): UndoState => ({
  free: false,
  can: false,
  floor: 0,
  request: null,
  can_redo: false,
  needs_consent: false,
  ...more,
});

export function positionOf<V>(view: V, more: Partial<Position<V>> = {}): Position<V> {
  return { index: 10, line: 10, to_act: [0], phase: phaseOf('lay'), view, board: null, scores: [], ranking: null, ...more };
}

export function tableOf<V>(game: string, position: Position<V>, more: Partial<Table<V>> = {}): Table<V> {
  return {
    id: 'x',
    game,
    rules: { version: 1, newest: 1, until: null, changes: [] },
    map: '',
    options: {},
    created: '',
    status: 'playing',
    commitment: '',
    seed: null,
    imported: false,
    rematch: null,
    seats: [],
    owner: true,
    undo: undoOf(),
    viewer: 0,
    length: position.index,
    position,
    legal: [],
    log: null,
    ...more,
  };
}

export const optionOf = (key: string, kind: OptionInfo['kind'], value: unknown, more: Partial<OptionInfo> = {}): OptionInfo => ({
  key,
  kind,
  default: value,
  values: [],
  minimum: 0,
  maximum: 0,
  players: [],
  maps: [],
  requires: {},
  ...more,
});
