/** Names of the seats. Bots are called by their level in the language of the reader, numbered when there are several. */
import { t } from '../i18n/texts.svelte';
import { CHANCE, type Seat, type SeatInfo } from '../net/types';

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI'];

export function seatName(seats: readonly SeatInfo[], seat: Seat): string {
  if (seat === CHANCE) return t('seat-luck');
  const info = seats.find((s) => s.seat === seat);
  if (!info) return t('player-n', { n: seat + 1 });
  if (info.kind === 'open') return t('seat-empty');
  if (info.kind === 'bot' && info.level && !info.stand_in) {
    const alike = seats.filter((s) => s.kind === 'bot' && s.level === info.level && !s.stand_in);
    const name = t(`level-${info.level}`);
    return alike.length > 1 ? `${name} ${ROMAN[alike.indexOf(info)] ?? ''}`.trim() : name;
  }
  return info.name || t('player-n', { n: seat + 1 });
}
