// The tokens of a game on a real table: purses, and the cards in front of each player that pay. The
// rules play the income of a turn, on a table with only that knowledge. Every change gives a new
// till.

import { assert, impossible, resolveSetup, type Card, type Seat, type Tell } from '@tablee/kit';
import { META } from '../../meta.ts';
import {
  chainCard,
  CODES,
  EXPORT,
  incomeOf,
  isStart,
  JOK,
  newTable,
  nextAlive,
  NO_CARD,
  PHASE,
  settleDebts,
  SHOP,
  startTurn,
  STOP_TURNS,
  tickStops,
  type Event,
  type Income as CardIncome,
  type RuleId,
  type State,
} from '../../rules/index.ts';

/** More than a table has ever seen; keeps kept data sane. */
const TOKENS_MAX = 999;
export const SHOPS_MAX = 9;

const STARTS: readonly Card[] = CODES.map((_, card) => card)
  .filter(isStart)
  .reverse();
/** [CH-30] The income of the Départ cards, and 0 for a player without one. */
export type Income = 0 | CardIncome;
export const INCOMES: readonly Income[] = [0, ...STARTS.map(incomeOf)];

export interface Purse {
  readonly name: string;
  readonly tokens: number;
  readonly income: Income;
  readonly shops: number;
  readonly exports: boolean;
  /** Own turns for which nothing is received. */
  readonly stopped: number;
  /** [CH-51] */
  readonly isOut: boolean;
}

/** What happened at the beginning of a turn. */
export type Line =
  | { readonly kind: 'none'; readonly seat: Seat }
  | { readonly kind: 'stopped'; readonly seat: Seat; readonly left: number }
  | Extract<Event, { readonly kind: 'income' | 'paid' | 'bankrupt' }>;

export const RULE_OF = {
  none: 'CH-15',
  stopped: 'CH-48',
  income: 'CH-10',
  paid: 'CH-32',
  bankrupt: 'CH-51',
  owes: 'CH-50',
  last: 'CH-56',
} as const satisfies Readonly<Record<Line['kind'] | 'owes' | 'last', RuleId>>;

/** A player that cannot pay; the players after it wait. [CH-52] */
export interface Debt {
  readonly seat: Seat;
  readonly amount: number;
}

export interface Till {
  readonly purses: readonly Purse[];
  readonly active: Seat;
  /** From 1 on. */
  readonly turn: number;
  readonly lines: readonly Line[];
  readonly debt: Debt | null;
}

function freshTable(seats: number, first: Seat, bonus: number): State {
  const given = { first: String(first), bonus: String(bonus) };
  const setup = resolveSetup(META, seats, given, () => first);
  assert(setup.ok, 'a pad has as many places as the game');
  return newTable(setup.value);
}

/**
 * The rules' table. Hands are unknown: every player has a card to sell until the table says
 * otherwise.
 */
function tableOf({ purses, active, turn, debt }: Till): State {
  const table = freshTable(purses.length, active, 0);
  table.turn = turn;
  purses.forEach(({ tokens, income, shops, exports, stopped, isOut }, seat) => {
    table.pay(seat, tokens - table.tokens(seat));
    if (isOut) table.leave(seat);
    if (income > 0)
      table.setStart(
        seat,
        STARTS.find((card) => incomeOf(card) === income)!,
      );
    table.lay(seat, SHOP, chainCard(SHOP), shops);
    table.lay(seat, EXPORT, chainCard(EXPORT), exports ? 1 : 0);
    if (stopped > 0) table.setStops(seat, 0, stopped, 1);
    table.take(seat, JOK, 'unseen');
  });
  if (debt !== null) {
    table.due = debt.amount;
    table.settled = (debt.seat - active - 1 + purses.length) % purses.length;
  }
  return table;
}

function stoppedOn(table: State, seat: Seat): number {
  for (let turns = STOP_TURNS; turns > 0; turns--)
    if (table.stops(seat, 0, turns) > 0) return turns;
  return 0;
}

function purseOn(table: State, seat: Seat, name: string): Purse {
  const start = table.start(seat);
  return {
    name,
    tokens: Math.min(table.tokens(seat), TOKENS_MAX),
    income: start === NO_CARD ? 0 : incomeOf(start),
    shops: table.shops(seat),
    exports: table.exports(seat),
    stopped: stoppedOn(table, seat),
    isOut: !table.isAlive(seat),
  };
}

function linesOf(table: State, event: Event): readonly Line[] {
  const { kind } = event;
  if (kind === 'income' || kind === 'paid' || kind === 'bankrupt') return [event];
  if (kind === 'stopped') return [{ ...event, left: stoppedOn(table, event.seat) }];
  const isBare = kind === 'turn' && table.start(event.seat) === NO_CARD;
  return isBare ? [{ kind: 'none', seat: event.seat }] : [];
}

/** Lets the rules go on, and reads from their table what came of it. */
function played(
  table: State,
  names: readonly string[],
  said: readonly Line[],
  deed: (table: State, tell: Tell<Event>) => void,
): Till {
  const lines = [...said];
  deed(table, {
    all: (event) => lines.push(...linesOf(table, event)),
    split: () => impossible('tokens are public'),
  });
  const debt = table.phase === PHASE.sell ? { seat: table.debtor, amount: table.due } : null;
  const purses = names.map((name, seat) => purseOn(table, seat, name));
  return { purses, active: table.active, turn: table.turn, lines, debt };
}

const namesIn = ({ purses }: Till): string[] => purses.map(({ name }) => name);

/** [CH-03] The first tokens of all players; `bonus` for each seat after the first player's. */
export const newTill = (names: readonly string[], first: Seat, bonus: 0 | 1): Till =>
  played(freshTable(names.length, first, bonus), names, [], startTurn);

const fits = (value: number, max: number): number => Math.min(Math.max(value, 0), max);

export function withPurse(till: Till, seat: Seat, change: Partial<Purse>): Till {
  const purse = { ...till.purses[seat]!, ...change };
  const tokens = fits(purse.tokens, TOKENS_MAX);
  const shops = fits(purse.shops, SHOPS_MAX);
  return { ...till, purses: till.purses.with(seat, { ...purse, tokens, shops }) };
}

/** [CH-56] The last player left, the winner. */
export function lastLeft({ purses }: Till): Seat | null {
  const left = purses.flatMap(({ isOut }, seat) => (isOut ? [] : [seat]));
  return left.length === 1 ? left[0]! : null;
}

export const nextSeat = (till: Till): Seat => nextAlive(tableOf(till), till.active);

export const missing = (till: Till, { seat, amount }: Debt): number =>
  Math.max(amount - till.purses[seat]!.tokens, 0);

/** The debtor has sold enough and pays, and so do the players that waited. */
export function debtPaid(till: Till): Till {
  if (till.debt === null) return till;
  return played(tableOf(till), namesIn(till), till.lines, settleDebts);
}

/** [CH-51] [CH-55] The debtor has nothing left to sell and leaves the game. */
export function bankrupt(till: Till): Till {
  if (till.debt === null) return till;
  const table = tableOf(till);
  table.drop(till.debt.seat, JOK);
  return played(table, namesIn(till), till.lines, settleDebts);
}

/** The turn passes on: a stop card runs down, and the next player's turn begins. [CH-22] [CH-47] */
export function nextTurn(till: Till): Till {
  if (till.debt !== null || lastLeft(till) !== null) return till;
  return played(tableOf(till), namesIn(till), [], (table, tell) => {
    tickStops(table, till.active, tell);
    table.active = nextAlive(table, till.active);
    startTurn(table, tell);
  });
}

const isCount = (value: unknown, max: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= max;

function readPurse(value: unknown, isName: (name: string) => boolean): Purse | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { name, tokens, income, shops, exports, stopped, isOut } = value as Record<string, unknown>;
  if (typeof name !== 'string' || !isName(name)) return undefined;
  if (!isCount(tokens, TOKENS_MAX) || !isCount(shops, SHOPS_MAX)) return undefined;
  if (!isCount(stopped, STOP_TURNS) || !INCOMES.includes(income as Income)) return undefined;
  if (typeof exports !== 'boolean' || typeof isOut !== 'boolean') return undefined;
  return { name, tokens, income: income as Income, shops, exports, stopped, isOut };
}

/** A kept till; undefined where anything about it is wrong. What was said last is not kept. */
export function readTill(text: string | null, isName: (name: string) => boolean): Till | undefined {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { purses: list, active, turn, debt } = kept as Record<string, unknown>;
  const { min, max } = META.seats;
  if (!Array.isArray(list) || list.length < min || list.length > max) return undefined;
  const purses = list.flatMap((one: unknown) => readPurse(one, isName) ?? []);
  if (purses.length !== list.length || !isCount(active, list.length - 1)) return undefined;
  if (!isCount(turn, 99_999) || turn < 1 || purses[active]!.isOut) return undefined;
  return { purses, active, turn, lines: [], debt: readDebt(debt, purses, active) };
}

function readDebt(value: unknown, purses: readonly Purse[], active: Seat): Debt | null {
  if (typeof value !== 'object' || value === null) return null;
  const { seat, amount } = value as Record<string, unknown>;
  if (!isCount(seat, purses.length - 1) || !isCount(amount, TOKENS_MAX)) return null;
  return seat === active || purses[seat]!.isOut ? null : { seat, amount };
}

export const writeTill = ({ purses, active, turn, debt }: Till): string =>
  JSON.stringify({ purses, active, turn, debt });
