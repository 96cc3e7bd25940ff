// The tokens of a Chicorée game on a real table: purses, what lies in front of everyone as far as it
// pays, and the beginning of each turn by the rules. Every change gives a new till.

export const START_TOKENS = 12;
export const PURSES_MIN = 2;
export const PURSES_MAX = 6;
/** More than a table has ever seen; keeps kept data sane. */
export const TOKENS_MAX = 999;
export const SHOPS_MAX = 9;
/** [CH-42] A stop card lasts for two turns of the one who has it. */
export const STOP_TURNS = 2;
const EXPORT_TOLL = 2;

/** [CH-30] What the Départ cards bring, and 0 for who has none yet. */
export const INCOMES = [0, 1, 2, 4] as const;
export type Income = (typeof INCOMES)[number];

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

/** What happened at the beginning of a turn, and by which rule. */
export type Line =
  | { readonly kind: 'none'; readonly seat: number }
  | { readonly kind: 'stopped'; readonly seat: number; readonly left: number }
  | { readonly kind: 'income'; readonly seat: number; readonly amount: number }
  | { readonly kind: 'paid'; readonly seat: number; readonly to: number; readonly amount: number }
  | {
      readonly kind: 'bankrupt';
      readonly seat: number;
      readonly to: number;
      readonly amount: number;
    };

export const RULE_OF: Readonly<Record<Line['kind'] | 'owes' | 'last', string>> = {
  none: 'CH-15',
  stopped: 'CH-48',
  income: 'CH-10',
  paid: 'CH-32',
  bankrupt: 'CH-51',
  owes: 'CH-50',
  last: 'CH-56',
};

/** Somebody who cannot pay; those after them wait. [CH-52] */
export interface Debt {
  readonly seat: number;
  readonly amount: number;
}

export interface Till {
  readonly purses: readonly Purse[];
  readonly active: number;
  /** From 1 on. */
  readonly turn: number;
  readonly lines: readonly Line[];
  readonly debt: Debt | null;
}

/** [CH-03] Everyone's first tokens; `bonus` for each seat after the first player's. */
export function newTill(names: readonly string[], first: number, bonus: number): Till {
  const purses = names.map((name, seat): Purse => {
    const after = (seat - first + names.length) % names.length;
    const tokens = START_TOKENS + bonus * after;
    return { name, tokens, income: 0, shops: 0, exports: false, stopped: 0, isOut: false };
  });
  return begun({ purses, active: first, turn: 1, lines: [], debt: null });
}

/** [CH-32] What each opponent gives this player. */
export const tollOf = ({ shops, exports }: Purse): number => shops + (exports ? EXPORT_TOLL : 0);

const fits = (value: number, max: number): number => Math.min(Math.max(value, 0), max);

export function withPurse(till: Till, seat: number, change: Partial<Purse>): Till {
  const purse = { ...till.purses[seat]!, ...change };
  const tokens = fits(purse.tokens, TOKENS_MAX);
  const shops = fits(purse.shops, SHOPS_MAX);
  return { ...till, purses: till.purses.with(seat, { ...purse, tokens, shops }) };
}

const given = (till: Till, seat: number, amount: number): Till =>
  withPurse(till, seat, { tokens: till.purses[seat]!.tokens + amount });

export const alive = ({ purses }: Till): number[] =>
  purses.flatMap(({ isOut }, seat) => (isOut ? [] : [seat]));

/** [CH-56] The last one left, who has won. */
export function lastLeft(till: Till): number | null {
  const seats = alive(till);
  return seats.length === 1 ? seats[0]! : null;
}

export function nextSeat({ purses, active }: Till): number {
  for (let step = 1; step < purses.length; step++) {
    const seat = (active + step) % purses.length;
    if (!purses[seat]!.isOut) return seat;
  }
  return active;
}

/** Steps 1 and 2 of the turn of whoever is active. */
function begun(till: Till): Till {
  const seat = till.active;
  const { income, stopped } = till.purses[seat]!;
  // [CH-15] Who has no Départ when the turn begins gets nothing, shops or not.
  if (income === 0) return { ...till, lines: [{ kind: 'none', seat }] };
  if (stopped > 0) return { ...till, lines: [{ kind: 'stopped', seat, left: stopped }] };
  const line: Line = { kind: 'income', seat, amount: income };
  const paid = { ...given(till, seat, income), lines: [line] };
  return settled(paid, nextSeat(till), tollOf(till.purses[seat]!));
}

/** [CH-11] [CH-52] From a seat on, clockwise, all pay the active player until one cannot. */
function settled(till: Till, from: number, amount: number): Till {
  const { active } = till;
  if (amount === 0) return till;
  let now = till;
  const count = till.purses.length;
  for (let seat = from; seat !== active; seat = (seat + 1) % count) {
    const { tokens, isOut } = now.purses[seat]!;
    if (isOut) continue;
    if (tokens < amount) return { ...now, debt: { seat, amount } };
    const line: Line = { kind: 'paid', seat, to: active, amount };
    now = given(given(now, seat, -amount), active, amount);
    now = { ...now, lines: [...now.lines, line] };
  }
  return { ...now, debt: null };
}

export const missing = (till: Till, { seat, amount }: Debt): number =>
  Math.max(amount - till.purses[seat]!.tokens, 0);

/** The debtor has sold enough: pays, and so do those who waited. */
export function debtPaid(till: Till): Till {
  if (till.debt === null) return till;
  return settled({ ...till, debt: null }, till.debt.seat, till.debt.amount);
}

/** [CH-51] [CH-55] The debtor leaves the game; the last tokens go to the creditor. */
export function bankrupt(till: Till): Till {
  if (till.debt === null) return till;
  const { seat, amount: due } = till.debt;
  const { active } = till;
  const amount = till.purses[seat]!.tokens;
  const left = withPurse(given(till, active, amount), seat, {
    tokens: 0,
    income: 0,
    shops: 0,
    exports: false,
    stopped: 0,
    isOut: true,
  });
  const line: Line = { kind: 'bankrupt', seat, to: active, amount };
  const now: Till = { ...left, debt: null, lines: [...left.lines, line] };
  return lastLeft(now) === null ? settled(now, (seat + 1) % now.purses.length, due) : now;
}

/** The turn passes on: a stop card runs down, and the next player's turn begins. [CH-22] [CH-47] */
export function nextTurn(till: Till): Till {
  if (till.debt !== null || lastLeft(till) !== null) return till;
  const { stopped } = till.purses[till.active]!;
  const ended = withPurse(till, till.active, { stopped: Math.max(stopped - 1, 0) });
  return begun({ ...ended, active: nextSeat(ended), turn: till.turn + 1 });
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
  if (!Array.isArray(list) || list.length < PURSES_MIN || list.length > PURSES_MAX)
    return undefined;
  const purses = list.flatMap((one: unknown) => readPurse(one, isName) ?? []);
  if (purses.length !== list.length || !isCount(active, list.length - 1)) return undefined;
  if (!isCount(turn, 99_999) || turn < 1 || purses[active]!.isOut) return undefined;
  return { purses, active, turn, lines: [], debt: readDebt(debt, purses, active) };
}

function readDebt(value: unknown, purses: readonly Purse[], active: number): Debt | null {
  if (typeof value !== 'object' || value === null) return null;
  const { seat, amount } = value as Record<string, unknown>;
  if (!isCount(seat, purses.length - 1) || !isCount(amount, TOKENS_MAX)) return null;
  return seat === active || purses[seat]!.isOut ? null : { seat, amount };
}

export const writeTill = ({ purses, active, turn, debt }: Till): string =>
  JSON.stringify({ purses, active, turn, debt });
