// A played game, read and replayed once: every step that fits, what was told of it, who sat there, and a cheap
// way to the table as it stood at any moment. Position 0 is the table before the first step, position n after
// the n-th.

import {
  cleanName,
  extraOf,
  ok,
  openRecord,
  Replay,
  wholeNumber,
  type BadLine,
  type GameRecord,
  type OpenFailure,
  type OpenRecord,
  type Outcome,
  type Pending,
  type Result,
  type Seat,
  type Step,
  type Tell,
} from '@tablee/kit';
import { findGame, type GameEntry } from '@tablee/registry';
import type { Player } from '@tablee/wire';
import { faceOf, USUAL } from './people.ts';

/** A record with the players that its header names. */
export interface Reel extends OpenRecord<GameEntry> {
  /** By seat; a player without a name has an empty one. */
  readonly players: readonly Player[];
  /** When it was played, where the record says so, in milliseconds since 1970. */
  readonly playedAt: number | undefined;
}

export async function openReel(text: string): Promise<Result<Reel, OpenFailure>> {
  const opened = await openRecord(text, findGame);
  if (!opened.ok) return opened;
  const { record } = opened.value;
  return ok({ ...opened.value, players: playersOf(record), playedAt: playedAt(record) });
}

export async function loadFilm(text: string): Promise<Result<Film, OpenFailure>> {
  const reel = await openReel(text);
  return reel.ok ? ok(new Film(reel.value)) : reel;
}

/** A game that came to its end; undefined for what is no whole game of this shelf. */
export async function loadWhole(text: string): Promise<WholeFilm | undefined> {
  const film = await loadFilm(text);
  const isWhole = film.ok && film.value.tear === undefined && film.value.outcome !== undefined;
  return isWhole ? (film.value as WholeFilm) : undefined;
}

function playersOf({ header: { names, seats, extra } }: GameRecord): Player[] {
  const levels = new Map(
    extra.flatMap(([key, value]) => {
      const [place = '', level = USUAL] = value.split(' ');
      const seat = key === 'bot' ? wholeNumber.parse(place) : undefined;
      return seat === undefined ? [] : [[seat, level] as const];
    }),
  );
  return Array.from({ length: seats }, (_, seat): Player => {
    const name = cleanName(names.get(seat) ?? '');
    const bot = levels.get(seat);
    if (bot === undefined) return { kind: 'person', name, face: seat };
    return { kind: 'bot', name, face: faceOf(name), bot };
  });
}

/** A key that other programs may write; anything that is no date is ignored. */
function playedAt({ header }: GameRecord): number | undefined {
  const value = extraOf(header, 'played-at');
  if (value === undefined || !/^\d{4}-\d{2}-\d{2}/.test(value)) return undefined;
  const time = Date.parse(value);
  return Number.isNaN(time) ? undefined : time;
}

/** Through whose eyes: everybody's at once, or one seat's. */
export type Eyes = Seat | 'whole';

type Told =
  | { readonly kind: 'all'; readonly event: unknown }
  | {
      readonly kind: 'split';
      readonly insiders: readonly Seat[];
      readonly secret: unknown;
      readonly open: unknown;
    };

/** One step. */
export interface Shot {
  /** Where it stands in the file. */
  readonly line: number;
  /** Before the step. */
  readonly pending: Pending;
  readonly step: Step<unknown>;
  /** As a record spells it. */
  readonly text: string;
  /** The computed lines that follow from it. */
  readonly derived: readonly string[];
  readonly told: readonly Told[];
}

/** Why the film stops before the record does. */
export type Tear =
  | { readonly kind: 'line'; readonly bad: BadLine }
  /** Our own mistake: a step that was checked and could not be played. */
  | { readonly kind: 'broken'; readonly line: number };

/** A copy of the table is kept so often: at most so many steps are played to get anywhere. */
const KEEP_EVERY = 24;

export class Film {
  readonly open: Reel;
  readonly shots: readonly Shot[];
  readonly tear: Tear | undefined;
  /** Undefined where the game does not come to its end. */
  readonly outcome: Outcome | undefined;
  readonly #kept: readonly unknown[];
  /** Where the last question left off: the next one is most often about the step after it. */
  #cursor: { position: number; state: unknown };

  constructor(open: Reel) {
    this.open = open;
    const { shots, tear, kept, pending } = develop(open);
    this.shots = shots;
    this.tear = tear;
    this.#kept = kept;
    this.outcome = pending.kind === 'over' ? pending.outcome : undefined;
    this.#cursor = { position: 0, state: open.rules.clone(kept[0]) };
  }

  get text(): string {
    return this.open.rows.join('\n');
  }

  get last(): number {
    return this.shots.length;
  }

  /** The table at a position, as these eyes see it; it is the caller's own. */
  sightAt(position: number, eyes: Eyes): unknown {
    const { rules } = this.open;
    const state = this.#wind(position);
    return eyes === 'whole' ? rules.clone(state) : rules.view(state, eyes);
  }

  pendingAt(position: number): Pending {
    return this.open.rules.pending(this.#wind(position));
  }

  /** What the step that led to a position told these eyes. */
  eventsAt(position: number, eyes: Eyes): readonly unknown[] {
    const told = this.shots[position - 1]?.told ?? [];
    return told.map((item) => {
      if (item.kind === 'all') return item.event;
      return eyes === 'whole' || item.insiders.includes(eyes) ? item.secret : item.open;
    });
  }

  #wind(position: number): unknown {
    const { rules } = this.open;
    const cursor = this.#cursor;
    const place = Math.floor(position / KEEP_EVERY);
    if (cursor.position > position || cursor.position < place * KEEP_EVERY) {
      rules.copyFrom(cursor.state, this.#kept[place]);
      cursor.position = place * KEEP_EVERY;
    }
    for (; cursor.position < position; cursor.position++)
      rules.apply(cursor.state, this.shots[cursor.position]!.step);
    return cursor.state;
  }
}

export type WholeFilm = Film & { readonly outcome: Outcome };

class Ear implements Tell<unknown> {
  #told: Told[] = [];

  all(event: unknown): void {
    this.#told.push({ kind: 'all', event });
  }

  split(insiders: readonly Seat[], secret: unknown, open: unknown): void {
    this.#told.push({ kind: 'split', insiders: [...insiders], secret, open });
  }

  take(): readonly Told[] {
    const told = this.#told;
    this.#told = [];
    return told;
  }
}

interface Developed {
  readonly shots: readonly Shot[];
  readonly kept: readonly unknown[];
  readonly tear: Tear | undefined;
  readonly pending: Pending;
}

/** Plays the record through, to its end or to the first line that does not fit. */
function develop({ rules, setup, record }: Reel): Developed {
  const ear = new Ear();
  const replay = new Replay(rules, setup, record, ear);
  const { log } = replay;
  const shots: Shot[] = [];
  const kept: unknown[] = [rules.clone(log.state)];
  let tear: Tear | undefined;
  let line = record.firstLine;
  try {
    for (; !replay.done && tear === undefined; line++) {
      const before = log.lines.length;
      const { pending } = log;
      const next = replay.next();
      if (!next.ok) tear = { kind: 'line', bad: next.error };
      else if (next.value.step !== undefined) {
        const derived = log.lines.slice(before + 1);
        const { step } = next.value;
        const text = log.lines[before]!;
        shots.push({ line, pending, step, text, derived, told: ear.take() });
        if (shots.length % KEEP_EVERY === 0) kept.push(rules.clone(log.state));
      }
    }
    const missing = tear === undefined ? replay.missing() : undefined;
    if (missing !== undefined) tear = { kind: 'line', bad: missing };
    return { shots, kept, tear, pending: log.pending };
  } catch {
    // The table of this moment cannot be trusted; those before it are copies.
    const pending: Pending = { kind: 'chance', from: [], take: 0 };
    return { shots, kept, tear: { kind: 'broken', line }, pending };
  }
}
