// How a game ended, in words.

import {
  figure,
  losersOf,
  lostBy,
  personOf,
  standingsOf,
  wonBy,
  type AnyGameTexts,
  type GameMeta,
  type Names,
  type Outcome,
  type Seat,
} from '@tablee/kit';
import type { Context } from '../context.ts';
import { columns, wrap } from '../layout.ts';

/**
 * The winners or the losers, and each seat's place and score, best first. Equal scores share a
 * place.
 */
export function outcomeLines(
  context: Context,
  meta: GameMeta,
  gameTexts: Pick<AnyGameTexts, 'ends' | 'unit'>,
  outcome: Outcome,
  names: Names,
): string[] {
  const { lang } = context;
  const { winners, scores, reason } = outcome;
  const namesOf = (seats: readonly Seat[]): string[] =>
    seats.map((seat, place) => personOf(lang, names, seat)[place === 0 ? 'start' : 'name']);
  const losers = losersOf(meta, scores.length, winners);
  const headline =
    losers !== undefined ? lostBy(lang, namesOf(losers)) : wonBy(lang, namesOf(winners));
  const rows = standingsOf(outcome, meta.counts).map(({ seat, place }) => {
    const score = scores[seat] ?? null;
    return [
      `${place}.`,
      context.paint(personOf(lang, names, seat).start, place === 1 ? 'strong' : 'plain'),
      score === null ? '–' : figure(score),
      score === null ? 'out' : (gameTexts.unit?.(score) ?? ''),
    ];
  });
  const star = wrap(
    `★ ${headline} (${gameTexts.ends[reason] ?? reason}) [${outcome.rule}]`,
    context.width,
    '  ',
  );
  return [
    ...star.map((line) => context.paint(context.paint(line, 'strong'), 'star')),
    '',
    ...columns(rows, [0, 2]).map((line) => `  ${line}`),
  ];
}
