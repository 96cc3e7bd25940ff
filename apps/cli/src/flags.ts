// The flags of all commands. A flag means the same wherever it stands.

import { printable } from '@tablee/kit';
import { Misuse, readOptions, wholeNumber, type Given } from './args.ts';

export interface Flag {
  readonly help: string;
  /** The placeholder of its value, where it takes one. */
  readonly value?: string;
  readonly repeated?: true;
  /** The value may be left out: then it is this. */
  readonly alone?: string;
}

const ALL = {
  as: { value: 'SEAT', help: 'show only what this seat knows (or “watcher”, the onlookers)' },
  bots: {
    value: 'BOTS',
    help:
      'bots separated by commas: dealt to the seats in turn; in the arena the last takes the ' +
      'seats left',
  },
  deals: { value: 'N', help: 'how many deals, each played in every seating (100)' },
  deck: { value: 'FILE', help: 'a deck of your own, as JSON (in games that allow one)' },
  game: { value: 'GAME', help: 'the game whose pad it is (else told by the cards)' },
  games: { value: 'N', help: 'how many games (100)' },
  help: { help: 'this help' },
  jobs: { value: 'N', alone: 'max', help: 'parallel threads; alone, or “max”: all cores' },
  json: { help: 'output for programs (see docs/CLI.md)' },
  lang: {
    value: 'TEXT',
    help: 'words of games and rules in fr, en or de (else told by LC_ALL, LC_MESSAGES, LANG)',
  },
  name: { value: 'TEXT', help: 'your name at the table' },
  option: { value: 'NAME=VALUE', repeated: true, help: 'an option of the game; may be repeated' },
  playouts: { value: 'N', help: 'games imagined for a close choice, at most (16000)' },
  record: { value: 'DIR', help: 'write one file per game into this folder' },
  rule: { value: 'ID', help: 'a single rule, by its id' },
  seat: { value: 'SEAT', help: 'the seat that counts, from 0: yours, or the one to review' },
  seats: { value: 'N', help: 'how many players' },
  seed: { value: 'TEXT', help: 'the seed of chance: any text' },
  tables: { help: 'draw the table after every step' },
  until: { value: 'N', help: 'stop after so many steps' },
} as const satisfies Readonly<Record<string, Flag>>;

export type FlagName = keyof typeof ALL;
export const FLAGS: Readonly<Record<FlagName, Flag>> = ALL;
export const EVERYWHERE: readonly FlagName[] = ['lang', 'help'];

export class Args {
  readonly #values: Given['values'];
  readonly positionals: readonly string[];

  constructor({ values, words }: Given) {
    this.#values = values;
    this.positionals = words;
  }

  has(flag: FlagName): boolean {
    return this.#values.has(flag);
  }

  value(flag: FlagName): string | undefined {
    return this.#values.get(flag)?.[0];
  }

  all(flag: FlagName): readonly string[] {
    return this.#values.get(flag) ?? [];
  }

  whole(flag: FlagName, min: number, max: number): number | undefined {
    const text = this.value(flag);
    return text === undefined ? undefined : wholeNumber(flag, text, min, max);
  }
}

const JOBS_MAX = 256;
const JOBS = /^(max|\d+)$/;

/** How many threads: 0 for all cores, undefined for as many as the work is worth. */
export function jobsIn(args: Args): number | undefined {
  const text = args.value('jobs');
  if (text === undefined) return undefined;
  return text === FLAGS.jobs.alone ? 0 : wholeNumber('jobs', text, 0, JOBS_MAX);
}

export function readArgs(
  args: readonly string[],
  flags: readonly FlagName[],
  wordsMax: number,
): Args {
  const takes = Object.fromEntries(
    [...flags, ...EVERYWHERE].map((name) => {
      const { value, repeated } = FLAGS[name];
      return [name, value === undefined ? 'nothing' : repeated ? 'values' : 'value'] as const;
    }),
  );
  // Node's parser has no options with an optional value.
  const filled = args.map((text, place) =>
    text === '--jobs' && !JOBS.test(args[place + 1] ?? '') ? `--jobs=${FLAGS.jobs.alone!}` : text,
  );
  const given = readOptions(filled, takes);
  const spare = given.words[wordsMax];
  if (spare !== undefined && !given.values.has('help'))
    throw new Misuse(`“${printable(spare)}” is one too many`);
  return new Args(given);
}
