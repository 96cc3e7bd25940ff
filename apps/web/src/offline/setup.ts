// Remembers a game's last table setup on this device, limited to what is valid now.

import type { GameMeta, OptionSpec } from '@tablee/kit';
import { memory } from '../app/memory.ts';
import { levelOf, USUAL, type Level } from './levels.ts';

/** Only the values a player chose; all others are the defaults. */
export type Given = Readonly<Record<string, string>>;

export interface TableSetup {
  /** At a table with bots, the player included. */
  seats: number;
  bot: Level;
  options: Given;
  /** The options among people; at first the quick ones of the game. */
  shared: Given;
  /** Around this device. */
  people: string[];
  /** Beside the people around this device. */
  bots: number;
}

/** What a table is started with. */
export interface StartPlan {
  readonly game: string;
  /** How many at the table in all; the usual number where nothing is said. */
  readonly seats?: number;
  /** People around this device, by name; one person alone where nothing is said. */
  readonly people?: readonly string[];
  readonly bot?: string;
  readonly options?: Readonly<Record<string, string>>;
}

/** The option values that need one device per player: not for a shared device. */
export const deviceEach = ({ options }: GameMeta): Given =>
  Object.fromEntries(
    options.flatMap((spec) =>
      spec.kind === 'choice' && spec.deviceEach !== undefined ? [[spec.name, spec.deviceEach]] : [],
    ),
  );

/** The default number of seats. */
export const usualSeats = ({ seats: { best } }: GameMeta): number =>
  Math.max(best[0], Math.min(4, best[1]));

const usual = (meta: GameMeta, name: string): TableSetup => ({
  seats: usualSeats(meta),
  bot: USUAL,
  options: {},
  shared: meta.quick?.options ?? {},
  people: [name, ''],
  bots: fewestBots(meta, 2),
});

export const fewestBots = ({ seats }: GameMeta, people: number): number =>
  Math.max(0, seats.min - people);

export const valuesOf = (spec: Extract<OptionSpec, { kind: 'choice' }>): readonly string[] =>
  typeof spec.values === 'function' ? spec.values() : spec.values;

export const lastOf = (spec: Extract<OptionSpec, { kind: 'number' }>, seats: number): number =>
  spec.max === 'last-seat' ? seats - 1 : spec.max;

/** Whether the option means anything beside the others. */
export function applies(meta: GameMeta, spec: OptionSpec, given: Given): boolean {
  if (spec.onlyWith === undefined) return true;
  const { option, value } = spec.onlyWith;
  const other = meta.options.find(({ name }) => name === option);
  return (given[option] ?? String(other?.initial)) === value;
}

/** What can be asked of a table with so many seats; a smaller table may have no such seat. */
export function fitting(meta: GameMeta, given: Given, seats: number): Record<string, string> {
  const fits = (spec: OptionSpec, value: string) =>
    spec.kind === 'choice'
      ? valuesOf(spec).includes(value)
      : Number(value) >= spec.min && Number(value) <= lastOf(spec, seats);
  return Object.fromEntries(
    meta.options.flatMap((spec) => {
      const value = given[spec.name];
      const isAsked = value !== undefined && applies(meta, spec, given) && fits(spec, value);
      return isAsked ? [[spec.name, value]] : [];
    }),
  );
}

/** Drops options that name a chair: with other people the same chair has another player. */
export const unseated = (meta: GameMeta, given: Given): Given =>
  Object.fromEntries(
    Object.entries(given).filter(([name]) => {
      const spec = meta.options.find((option) => option.name === name);
      return spec?.kind !== 'number' || spec.max !== 'last-seat';
    }),
  );

/** The options people around one device can have. */
export function sharing(meta: GameMeta, given: Given): Given {
  const barred = deviceEach(meta);
  return Object.fromEntries(
    Object.entries(given).filter(([name, value]) => barred[name] !== value),
  );
}

export const planAlone = (meta: GameMeta, { seats, bot, options }: TableSetup): StartPlan => ({
  game: meta.id,
  seats,
  bot,
  options: fitting(meta, options, seats),
});

/** The short game, in everything else as one likes it. */
export const planQuick = (meta: GameMeta, setup: TableSetup): StartPlan =>
  planAlone(meta, {
    ...setup,
    seats: meta.quick?.seats ?? setup.seats,
    options: { ...setup.options, ...meta.quick?.options },
  });

export function planAround(meta: GameMeta, { people, bots, bot, shared }: TableSetup): StartPlan {
  const seats = people.length + bots;
  return {
    game: meta.id,
    seats,
    people: people.map((name) => name.trim()),
    bot,
    options: fitting(meta, sharing(meta, shared), seats),
  };
}

const keyOf = (game: string): string => `tablee-setup-${game}`;

export function remember(meta: GameMeta, setup: TableSetup): void {
  const kept: TableSetup = {
    ...setup,
    options: unseated(meta, setup.options),
    shared: unseated(meta, setup.shared),
  };
  memory.write(keyOf(meta.id), JSON.stringify(kept));
}

/** As it was last; what another version or another hand wrote is taken over where it fits. */
export function recall(meta: GameMeta, name: string): TableSetup {
  const setup = usual(meta, name);
  const read = memory.value(keyOf(meta.id));
  if (typeof read !== 'object' || read === null) return setup;
  const kept: Partial<Record<keyof TableSetup, unknown>> = read;
  const { min, max } = meta.seats;
  const { seats, bots, bot, people } = kept;
  if (isWithin(seats, min, max)) setup.seats = seats;
  const level = typeof bot === 'string' ? levelOf(bot) : undefined;
  if (level !== undefined) setup.bot = level;
  for (const which of ['options', 'shared'] as const) {
    const given = kept[which];
    if (typeof given === 'object' && given !== null)
      setup[which] = Object.fromEntries(
        Object.entries(given).filter(([, value]) => typeof value === 'string'),
      );
  }
  if (Array.isArray(people) && isWithin(people.length, 2, max))
    setup.people = people.map((one) => (typeof one === 'string' ? one.slice(0, 40) : ''));
  const fewest = fewestBots(meta, setup.people.length);
  setup.bots = isWithin(bots, fewest, max - setup.people.length) ? bots : fewest;
  return setup;
}

const isWithin = (value: unknown, min: number, max: number): value is number =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
