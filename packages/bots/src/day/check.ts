// Checks that a record is an honest play of a day's deal: its set-up, its cards and its bots'
// moves. Earlier tries of the same player leave no trace and stay undetected.

import {
  choicesOf,
  digestOf,
  Draws,
  extraOf,
  fail,
  ok,
  openRecord,
  problem,
  readRecord,
  Replay,
  type Problem,
  type Result,
  type Setup,
  type Step,
} from '@tablee/kit';
import { DAY_SEAT, dayChooser, dayDealOf, type DayChooser } from './deal.ts';
import type { GameEntry } from '../game-parts.ts';

/** The player's result. */
export interface DayResult {
  readonly score: number;
  readonly hasWon: boolean;
  /** A hash of the steps, independent of names and other header lines. */
  readonly moves: string;
}

/**
 * `day-record`: it cannot be read, or does not keep the rules. `day-setup`: another table.
 * `day-draws`: other cards. `day-bots`: a bot would have done something else. `day-unfinished`: it
 * has no end.
 */
export type DayCode = 'day-record' | 'day-setup' | 'day-draws' | 'day-bots' | 'day-unfinished';

/** The header key that names the version of the day's bots. */
export const DAY_BOTS_KEY = 'day-bots';

/** The version that a record names. */
export function dayBotsOf(text: string): string | undefined {
  const read = readRecord(text);
  return read.ok ? extraOf(read.value.header, DAY_BOTS_KEY) : undefined;
}

/**
 * Whether a refused record may be honest: it names another version than `version`, or it names
 * none, as older builds write it, and only a bot's move differs.
 */
export function isByOtherBots(text: string, why: DayCode, version: string | undefined): boolean {
  if (!readRecord(text).ok) return false;
  const played = dayBotsOf(text);
  return played === undefined ? why === 'day-bots' : played !== version;
}

export async function checkDay(
  game: GameEntry,
  day: string,
  text: string,
  /** Awaited before each step, so that a server can answer other requests. */
  breathe?: () => Promise<void>,
): Promise<Result<DayResult, Problem<DayCode>>> {
  const open = await openRecord(text, (id) => (id === game.meta.id ? game : undefined));
  if (!open.ok) return fail(problem('day-record', { why: open.error.code }));
  const { rules, setup, record } = open.value;
  const deal = dayDealOf(game.meta, day);
  if (!isAlike(setup, deal.setup)) return fail(problem('day-setup'));
  const choose = await dayChooser(game, deal);
  const draws = new Draws(deal.secret);
  const replay = new Replay(rules, setup, record);
  const { log } = replay;
  while (!replay.done) {
    await breathe?.();
    const { pending, steps } = log;
    // Keep the state before the step: the bots are asked on it.
    const asked = rules.clone(log.state);
    const next = replay.next();
    if (!next.ok) return fail(problem('day-record', { line: next.error.line }));
    const { step, line } = next.value;
    if (step === undefined) continue;
    if (step.kind === 'chance' && pending.kind === 'chance') {
      const drawn = draws.draw(pending);
      const isDrawn = step.cards.every((card, i) => card === drawn[i]);
      if (!isDrawn) return fail(problem('day-draws', { line }));
    } else if (!isByBots(rules, { state: asked, step, number: steps }, choose))
      return fail(problem('day-bots', { line }));
  }
  const { pending } = log;
  if (pending.kind !== 'over' || replay.missing() !== undefined)
    return fail(problem('day-unfinished'));
  const { scores, winners } = pending.outcome;
  return ok({
    score: scores[DAY_SEAT] ?? 0,
    hasWon: winners.includes(DAY_SEAT),
    moves: digestOf(log.lines.join('\n')),
  });
}

const isAlike = (one: Setup, other: Setup): boolean =>
  one.seats === other.seats &&
  Object.keys({ ...one.options, ...other.options }).every(
    (name) => one.options[name] === other.options[name],
  );

interface Deed {
  /** The table before it. */
  readonly state: unknown;
  readonly step: Step<unknown>;
  readonly number: number;
}

/** Whether every seat but the player's did what its bot does. No short game rings a bell. */
function isByBots(
  { view: viewOf, notation }: Pick<Replay['log']['rules'], 'view' | 'notation'>,
  { state, step, number }: Deed,
  choose: DayChooser,
): boolean {
  if (step.kind === 'bell' || step.kind === 'chance') return false;
  return choicesOf(step).every(({ seat, move }) => {
    if (seat === DAY_SEAT) return true;
    const done = choose(viewOf(state, seat), seat, number);
    return done !== undefined && notation.format(done) === notation.format(move);
  });
}
