// A review for people: for every seat where its result comes from, its grade, and its costliest choices.

import { personOf, type SayReason, type Seat } from '@tablee/kit';
import {
  followsTold,
  LABELS,
  REVIEW_WORDS,
  toldAdjusted,
  toldPart,
  WITHIN,
  type Price,
  type PricedMove,
  type Reviewer,
  type SeatReview,
  type Sum,
  type Worth,
} from '@tablee/review';
import type { Context } from '../context.ts';
import { columns } from '../layout.ts';
import { number } from '../numbers.ts';
import type { RecordFile } from '../record/open.ts';
import { isOver } from './result.ts';

const UNFINISHED = 'The game is not over: the result is what may be expected of it.';
const NOTE =
  'A point of winning chance is a hundredth of a game won, ± its margin of error (1.96 ' +
  'standard errors); “?”: hard to tell. Every choice is judged by what its seat could see; ' +
  'start + luck + choices = result. See docs/review.md.';

/** More are not read; a program gets all of them. */
const SHOWN_MAX = 8;

const PARTS = ['start', 'luck', 'own', 'others', 'result', 'adjusted'] as const;
const SCALE: Worth = { chance: 100, score: 1 };

/** With what speaks for a move in words, where the game has any. */
export interface Reviewed extends RecordFile {
  readonly sayReason: SayReason | undefined;
}

export function showReview(
  context: Context,
  open: Reviewed,
  reviewer: Reviewer,
  reviews: readonly SeatReview[],
): void {
  const { lang, paint, line, say } = context;
  line(paint(open.game.meta.title[lang], 'strong'));
  for (const review of reviews) {
    line();
    showSeat(context, open, reviewer, review);
  }
  line();
  if (!isOver(reviewer)) say(UNFINISHED, 'plain', '  ');
  say(NOTE, 'faint', '  ');
}

function showSeat(context: Context, open: Reviewed, reviewer: Reviewer, review: SeatReview): void {
  const { paint, line, say } = context;
  const { label: called, grade: like, sums } = REVIEW_WORDS.en;
  const { start } = personOf('en', open.names, review.seat);
  const grade = review.grade === undefined ? '' : ` · ${like[review.grade]}`;
  line(paint(start, 'strong') + grade);
  const costs =
    `Choices: ${number.whole(review.choices)} · mean cost: ` +
    `${number.decimal(100 * review.cost)} points of winning chance`;
  const labels = LABELS.filter((label) => label !== 'forced' && review.labels[label] > 0).map(
    (label) => `${called[label]} ${number.whole(review.labels[label])}`,
  );
  say([costs, ...labels].join(' · '), 'plain', '  ');
  const row = (of: keyof Worth): string[] => PARTS.map((part) => partText(review[of], part, of));
  const table = [
    ['', ...PARTS.map((part) => sums[part])].map((cell) => paint(cell, 'faint')),
    [sums.chance, ...row('chance')],
    [sums.score, ...row('score')],
  ];
  for (const text of columns(table, [1, 2, 3, 4, 5, 6])) line(text);
  if (review.deals.length > 1) showDeals(context, review);
  const told = review.prices
    .filter(({ label }) => label !== 'forced' && label !== 'fine')
    .sort((a, b) => b.cost - a.cost || a.step - b.step)
    .slice(0, SHOWN_MAX);
  for (const price of told) {
    say(`Step ${price.step + 1}: ${priceText(open, reviewer, price)}`);
    for (const text of whyTexts(open, price)) say(text, 'faint', '  ');
  }
}

/** Where the sign of a part is not settled: how far it may be off nothing, or that nothing can be told. */
function partText(sum: Sum, part: (typeof PARTS)[number], of: keyof Worth): string {
  const scale = SCALE[of];
  if (part === 'start' || part === 'result')
    return number.within(scale * sum[part], scale * WITHIN * sum.error[part]);
  const told = part === 'adjusted' ? toldAdjusted(sum, of) : toldPart(sum, part, of);
  const value = told?.telling === 'told' ? scale * told.value : 0;
  if (told === undefined) return '?';
  const text = number.within(value, scale * told.within);
  return told.telling === 'told' ? text : told.telling === 'even' ? `≈ ${text}` : '?';
}

/** A figure for every deal: what could be expected before and after it, and what was made of it. */
function showDeals(context: Context, { deals }: SeatReview): void {
  const { paint, line } = context;
  const { deals: words, grade: like } = REVIEW_WORDS.en;
  const heads = [words.deal, words.before, words.par, words.perChoice, words.level];
  const rows = deals.map(({ before, par, choices, cost, grade }, i) => [
    number.whole(i + 1),
    number.within(100 * before.chance, 100 * WITHIN * before.error.chance),
    number.within(100 * par.chance, 100 * WITHIN * par.error.chance),
    choices === 0 ? '–' : number.decimal(100 * cost),
    grade === undefined ? '–' : like[grade],
  ]);
  const table = [heads.map((cell) => paint(cell, 'faint')), ...rows];
  for (const text of columns(table, [0, 1, 2, 3])) line(text);
}

/** What speaks for the played and for the better move, and what usually follows them. */
export function whyTexts(
  open: Pick<Reviewed, 'lang' | 'names' | 'sayReason'>,
  { played, best }: Pick<Price, 'played' | 'best'>,
): string[] {
  const { moves } = REVIEW_WORDS.en;
  const nameOf = (seat: Seat): string => personOf(open.lang, open.names, seat).name;
  const sentences = ({ reasons, follows = [] }: PricedMove): string[] => [
    ...reasons.flatMap((one) => open.sayReason?.(one, nameOf) ?? []),
    ...followsTold(follows, (one) => open.sayReason?.(one, nameOf)).map(({ percent, sentence }) =>
      percent === undefined ? sentence : `In ${percent}% of the deals still possible: ${sentence}`,
    ),
  ];
  const sides = [
    { name: moves.played, move: played },
    ...(best.move === played.move ? [] : [{ name: moves.best, move: best }]),
  ];
  return sides
    .map(({ name, move }) => ({ name, said: sentences(move) }))
    .filter(({ said }) => said.length > 0)
    .map(({ name, said }) => `– ${name}: ${said.join(' ')}`);
}

function priceText(
  open: Reviewed,
  reviewer: Reviewer,
  { step, seat, label, played, best, cost, error }: Price,
): string {
  const { label: called, moves } = REVIEW_WORDS.en;
  const view = open.rules.view(reviewer.game.moments[step]!.state, seat);
  const said = (text: string | null): string => {
    const move = text === null ? undefined : open.rules.notation.parse(text);
    if (move === undefined || !move.ok) return moves.silence;
    return open.gameTexts.move(view, move.value, open.names);
  };
  const name = called[label];
  if (label === 'brilliant') return `${name}. Played: ${said(played.move)}`;
  const points = `${number.decimal(100 * cost)} ± ${number.decimal(100 * WITHIN * error)}`;
  const lost = `${name}, ${points} points of winning chance`;
  return `${lost}. Played: ${said(played.move)} · better: ${said(best.move)}`;
}
