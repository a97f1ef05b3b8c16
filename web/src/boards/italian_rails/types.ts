/** The view of Italian Rails, as in docs/reference/views.md. */
import type { Action, Seat } from '../../net/types';
import type { BoardProps } from '../../table/board';
import type { Session } from './session.svelte';

export type Tier = 'small' | 'medium' | 'major';
export type Terrain = 'plain' | 'mountain' | 'alpine' | Tier;
export type Locomotive = 'freight' | 'fast' | 'heavy' | 'super';
export type Names = Record<string, string>;
/** x, y, x, y… in hundredths of a step. */
export type Line = number[];
export type PointRow = [id: string, row: number, col: number, terrain: Terrain, label: string];
export type EdgeRow = [a: number, b: number, toA: number, toB: number, kind: '' | 'city' | 'river' | 'lake' | 'inlet', name: string];

export interface City {
  id: string;
  names: Names;
  tier: Tier;
  good: string;
  point: number;
  points: number[];
  label: [number, number, 'left' | 'right' | 'center'];
}

export interface FerryLine {
  id: string;
  name: string;
  ends: { port: string; point: number | string }[];
  first: number;
  second: number;
  line: Line;
}

export interface Order {
  city: string;
  good: string;
  pay: number;
  distance: number;
}

export interface NewsCard {
  event: string;
  kind: 'flood' | 'storms_at_sea' | 'volcano' | 'derailment' | 'tax' | 'bad_weather' | 'landslide' | 'strike';
  lasts: boolean;
}

/** What never changes during a game. */
export interface BoardInfo {
  rows: number;
  columns: number;
  points: PointRow[];
  edges: EdgeRow[];
  cities: City[];
  goods: { id: string; names: Names; sources: string[] }[];
  ferries: FerryLine[];
  rivers: { id: string; name: string; system: string; line: Line }[];
  systems: Record<string, string>;
  lakes: { id: string; name: string; polygon: Line }[];
  inlets: { id: string; name: string }[];
  volcanoes: { id: string; names: Names; point: number | string; at: [number, number] }[];
  outline: { land: Line[]; islands: Line[]; foreign: Line[]; border: Line[]; mountains: Line[]; alps: Line[] };
  cards: Record<string, Order[]>;
  news: Record<string, NewsCard>;
  locomotives: Record<string, { speed: number; loads: number; upgrades: Record<string, number> }>;
  goal: { cash: number; majors: number };
  toll: number;
  spending: number;
  borrow: number;
  repay: number;
}

export interface Train {
  point: string | null;
  /** At sea; then `point` is the port where it will come out. */
  ferry: string | null;
  from: string | null;
}

export interface LoadView {
  good: string;
  card: number | null;
  order: number | null;
}

export interface PlayerView {
  cash: number | null;
  locomotive: Locomotive;
  speed: number;
  capacity: number;
  train: Train | null;
  loads: LoadView[];
  /** 0 = not to be seen. */
  cards: number[];
  /** Private cards that stay locked while their load has to be fetched again. */
  waiting: OrderAt[];
  chosen: boolean;
  turns: number;
  lost: number;
  sections: number;
  debt: number;
  deliveries: number;
  network: { groups: string[][]; joined: number; missing: number | null };
}

export interface OfferCard {
  card: number;
  order: number | null;
  seats: Seat[];
}

export interface NewsView {
  card: number;
  event: string;
  seat: Seat;
  ends: number;
  half: string[];
  still: string[];
  no_build: string[];
  no_trade: string[];
  edges: number[];
  ferries: boolean;
}

export interface Moving {
  left: number;
  speed: number;
  halved: boolean;
  toll_paid: boolean;
}

export interface Building {
  spent: number;
  left: number;
  majors: string[];
  drawn: number[];
  starts: string[];
  closed: number[];
}

export interface MoveOffer {
  steps: number;
  left: number;
  toll: number;
  load: string[];
  deliver: number[];
  lock: number[];
}

export interface PriceOffer {
  price: number;
  left: number;
}

export interface UpgradeOffer extends PriceOffer {
  speed: number;
  loads: number;
}

/** Of loading, locking and delivering. */
export interface PayOffer {
  pay: number | null;
  city?: string | null;
}

export interface View {
  turn: number;
  limit: number;
  starter: Seat | null;
  active: Seat | null;
  phase: string;
  options: { cash: 'hidden' | 'open'; ferries: 'rulebook' | 'quick'; fast_trains: boolean; loans: boolean };
  board: BoardInfo;
  tracks: number[][];
  ferries: Record<string, { owners: Seat[]; price: number | null }>;
  rights: { edge: number; seat: Seat }[];
  offer: OfferCard[];
  deck: number;
  discards: number;
  news: NewsView[];
  players: PlayerView[];
  moving: Moving | null;
  building: Building | null;
  losing: { seat: Seat; card: number | null } | null;
  last_round: Seat | null;
  plans: Record<string, { source: string | null; price: number | null }[]>;
  offers: unknown[];
}

export interface Move extends Action {
  do: 'move';
  path: string[];
}

export interface Build extends Action {
  do: 'build';
  path: string[];
}

/** An order of a card: 1, 2, 3 from the top. */
export interface OrderAt {
  card: number;
  order: number;
}

export type Props = BoardProps<View, Session>;
