// Replays a record once and keeps its legal steps, their events and snapshots for fast seeking.
// Position 0 is the table before the first step, position n after the n-th.

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

/** Other programs may write this key too: a value that is no date is ignored. */
function playedAt({ header }: GameRecord): number | undefined {
  const value = extraOf(header, 'played-at');
  if (value === undefined || !/^\d{4}-\d{2}-\d{2}/.test(value)) return undefined;
  const time = Date.parse(value);
  return Number.isNaN(time) ? undefined : time;
}

/** The viewer: one seat, or the whole table with all hands open. */
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

/** Why the replay stops before the end of the record. */
export type Tear =
  | { readonly kind: 'line'; readonly bad: BadLine }
  /** A bug in our code: a checked step failed to play. */
  | { readonly kind: 'broken'; readonly line: number };

/** Steps between two snapshots, and so the most steps that a seek replays. */
const KEEP_EVERY = 24;

export class Film {
  readonly open: Reel;
  readonly shots: readonly Shot[];
  readonly tear: Tear | undefined;
  /** Undefined where the game does not come to its end. */
  readonly outcome: Outcome | undefined;
  readonly #kept: readonly unknown[];
  /** Position and state of the last seek: the next one is mostly the step after it. */
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

  /** A viewer's view at a position. The caller may change the returned object. */
  sightAt(position: number, eyes: Eyes): unknown {
    const { rules } = this.open;
    const state = this.#wind(position);
    return eyes === 'whole' ? rules.clone(state) : rules.view(state, eyes);
  }

  pendingAt(position: number): Pending {
    return this.open.rules.pending(this.#wind(position));
  }

  /** The events of the step before a position, as a viewer received them. */
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

/** Replays the record to its end or to the first illegal line. */
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
    // The state at this position may be corrupt; earlier snapshots are copies.
    const pending: Pending = { kind: 'chance', from: [], take: 0 };
    return { shots, kept, tear: { kind: 'broken', line }, pending };
  }
}
