/** The books of Raíles: what a railroad has and could raise, and what the income phase will do. */
import type { Texts } from '../../../table/board';
import type { Column } from '../../cube_rails/panel/Accounts.svelte';
import { minus, money, signed } from '../../cube_rails/words';
import type { PlayerView } from '../types';
import { UNIT } from '../words';

export const has = (texts: Texts): Column<PlayerView>[] => [
  { head: texts('cr-cash'), of: (p) => money(p.cash, texts) },
  { head: texts('cr-income'), of: (p) => ({ text: minus(p.income), tone: p.income < 0 ? 'minus' : null }) },
  { head: texts('cr-locomotive-short'), title: texts('cr-locomotive'), of: (p) => String(p.locomotive) },
  { head: texts('ra-most'), title: texts('ra-most-note'), of: (p) => money(p.most, texts) },
];

/** Only the Standard game has maintenance. */
export function end(standard: boolean, texts: Texts): Column<PlayerView>[] {
  const income: Column<PlayerView> = {
    head: texts('cr-income'),
    of: ({ forecast: f }) => ({ text: signed(f.income), tone: f.income < 0 ? 'minus' : 'plus' }),
  };
  const maintenance: Column<PlayerView> = {
    head: texts('ra-maintenance-short'),
    of: ({ forecast: f }) => ({ text: minus(-f.maintenance), tone: 'minus' }),
  };
  const raises: Column<PlayerView> = {
    head: texts('ra-raises'),
    of: (p) => ({ text: raised(p, texts), tone: p.forecast.missing > 0 ? 'bad' : null }),
  };
  const left: Column<PlayerView> = {
    head: texts('ra-cash-after'),
    title: texts('ra-cash-after-note'),
    of: ({ forecast: f }) => money(f.cash_after, texts),
  };
  return standard ? [income, maintenance, raises, left] : [income, raises, left];
}

/** What paying takes from the bank, from the victory points, or that it cannot be paid. */
function raised({ forecast: f, victory }: PlayerView, texts: Texts): string {
  if (f.out) return texts('ra-ruin');
  if (f.units) return texts('ra-raises-short', { money: money(f.units * UNIT, texts), n: minus(f.income_after) });
  if (f.victory_after !== victory) return texts('ra-loses-victory', { n: victory - f.victory_after });
  return f.missing ? texts('ra-missing', { n: f.missing, money: money(f.missing, texts) }) : '—';
}
