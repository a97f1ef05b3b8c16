/** Where the spaces lie on the board. What a table does not have is boarded up, as on the printed side for two. */
import type { Group, View } from '../types';

export const GROUPS: readonly Group[] = ['track', 'locomotive', 'industry', 'auxiliary', 'engineer', 'turn_order'];

const TRACKS = [
  ['track_any2', 'track_black_or_grey1'],
  ['track_black2', 'track_black3'],
  ['track_grey2', 'track_grey3'],
  ['track_brown1', 'track_brown2'],
  ['track_natural1', 'track_natural2'],
  ['track_white1', 'track_white2'],
];

/** Column by column, so that the two spaces of a colour stand together. */
export const SPACES: Record<Group, readonly string[]> = {
  track: TRACKS.flat(),
  locomotive: ['loco_1w', 'loco_2w', 'loco_3w'],
  industry: ['industry_1', 'industry_2', 'industry_1_black1'],
  auxiliary: ['doubler', 'rubles', 'temporary_workers'],
  engineer: ['engineer_public_2', 'engineer_public_1', 'engineer_hire'],
  turn_order: ['order_1', 'order_2', 'last_round_industry'],
};

/** Whether this table has the space at all. */
export function inPlay(view: View, id: string): boolean {
  return view.spaces[id] !== undefined && view.board.spaces.some((s) => s.id === id);
}

/** The space of an engineer's place in the row, if it is one. */
export function spaceOfSlot(view: View, i: number): string | null {
  const slot = view.board.engineer_slots[i];
  if (!slot) return null;
  if (slot.slot === 'hire') return 'engineer_hire';
  return slot.public ? `engineer_public_${slot.slot}` : null;
}

/** How many rounds until the engineer of a place can first be used by all. */
export function roundsUntil(view: View, i: number): number {
  const first = view.board.engineer_slots.findIndex((s) => s.public);
  return first - i;
}
