// Plays the deal of a day to its end without a table, and writes the golden of a game's deals.

import {
  assert,
  botSeedOf,
  digestOf,
  Draws,
  Log,
  nextStep,
  optionTexts,
  rngFor,
  writeRecord,
  type AnyRules,
  type Outcome,
  type Seat,
} from '@tablee/kit';
import { mannerOf } from '../character.ts';
import { DAY_BOT, DAY_SEAT, dayChooser, dayDealOf } from './deal.ts';
import type { GameEntry } from '../game-parts.ts';

/** Chooses a seat's move where the table stands. */
export type DayPick = (asked: {
  readonly rules: AnyRules;
  readonly state: unknown;
  readonly seat: Seat;
  readonly step: number;
}) => unknown;

export interface PlayedDay {
  readonly record: string;
  readonly outcome: Outcome;
}

/** `others` replaces the day's bots, for tests of what the server refuses. */
export async function playDay(
  game: GameEntry,
  day: string,
  own: DayPick,
  others?: DayPick,
): Promise<PlayedDay> {
  const rules = await game.rules();
  const deal = dayDealOf(game.meta, day);
  const choose = await dayChooser(game, deal);
  const bots: DayPick = ({ state, seat, step }) => choose(rules.view(state, seat), seat, step);
  const draws = new Draws(deal.secret);
  const log = new Log(rules, deal.setup);
  for (;;) {
    const { pending, state, steps } = log;
    const pick = (seat: Seat): unknown =>
      (seat === DAY_SEAT ? own : (others ?? bots))({ rules, state, seat, step: steps });
    const step = nextStep(pending, { draw: (chance) => draws.draw(chance), choose: pick });
    if (step === undefined) break;
    log.append(step);
  }
  const { pending } = log;
  assert(pending.kind === 'over', 'a deal of the day has an end');
  const header = {
    game: game.meta.id,
    rules: rules.version,
    seats: deal.setup.seats,
    names: new Map<Seat, string>(),
    options: optionTexts(deal.setup),
    extra: [],
  };
  return { record: writeRecord(header, log.lines), outcome: pending.outcome };
}

/** The first days of each month; a small change of a bot shows on a few of them only. */
const DAYS = Array.from({ length: 60 }, (_, i) => {
  const month = `${1 + Math.floor(i / 5)}`.padStart(2, '0');
  return `2026-${month}-0${1 + (i % 5)}`;
});
const HASH_LENGTH = 16;

/**
 * The deals of a game and what its bots make of them, as text. It changes when a deal, a rule or a bot of the
 * day does: its hash is the version of the day's bots.
 */
export async function writeDayGolden(game: GameEntry): Promise<string> {
  const [first, ...rest] = DAYS;
  const { secret, faces } = dayDealOf(game.meta, first!);
  const luck = botSeedOf(secret);
  const bot = (await game.quickBots(mannerOf(0)))[DAY_BOT];
  assert(bot !== undefined, 'a game has the level of the day');
  const own: DayPick = ({ rules, state, seat, step }) =>
    bot(rules.view(state, seat), seat, rngFor(luck, `own ${step}`));
  const lines = [
    `deal of the day of ${game.meta.id}`,
    `day ${first!}`,
    `seed ${secret.seed}`,
    `salt ${secret.salt}`,
    `faces ${faces.map((face) => face ?? '-').join(' ')}`,
    '',
    (await playDay(game, first!, own)).record,
  ];
  for (const day of rest) {
    const { record } = await playDay(game, day, own);
    lines.push(`${day} ${digestOf(record).slice(0, HASH_LENGTH)}`);
  }
  return [...lines, ''].join('\n');
}
