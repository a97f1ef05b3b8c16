/** The books of Age of Steam: what a railroad has, and what income and expenses will do at the end of the turn. */
import type { Texts } from '../../../table/board';
import type { Column } from '../../cube_rails/panel/Accounts.svelte';
import { minus, money, signed } from '../../cube_rails/words';
import type { PlayerView } from '../types';

export const has = (texts: Texts): Column<PlayerView>[] => [
  { head: texts('cr-cash'), of: (p) => money(p.cash, texts) },
  { head: texts('aos-shares-short'), title: texts('aos-shares'), of: (p) => String(p.shares) },
  { head: texts('cr-locomotive-short'), title: texts('cr-locomotive'), of: (p) => String(p.locomotive) },
];

export const end = (texts: Texts): Column<PlayerView>[] => [
  { head: texts('cr-income'), of: ({ forecast: f }) => ({ text: signed(f.income), tone: 'plus' }) },
  { head: texts('aos-expenses'), of: ({ forecast: f }) => ({ text: minus(-f.expenses), tone: 'minus' }) },
  {
    head: texts('aos-cash-after'),
    title: texts('aos-cash-after-note'),
    of({ forecast: f }) {
      if (f.missing <= 0) return money(f.cash_after, texts);
      return { text: texts('aos-missing-short', { n: f.missing, money: money(f.missing, texts) }), tone: 'bad' };
    },
  },
  {
    head: texts('aos-income-after'),
    title: texts('aos-income-after-note'),
    of({ forecast: f }) {
      if (f.out) return { text: texts('aos-ruin'), tone: 'bad' };
      return { text: String(f.income_after), note: f.reduction ? texts('aos-reduced', { n: f.reduction }) : '' };
    },
  },
  {
    head: texts('aos-cushion'),
    title: texts('aos-cushion-note'),
    of: ({ forecast: f }) => ({ text: f.cushion === undefined ? '—' : money(f.cushion, texts), tone: (f.cushion ?? 9) < 3 ? 'bad' : null }),
  },
];
