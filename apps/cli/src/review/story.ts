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
import { numbers } from '../numbers.ts';
import type { RecordFile } from '../record/open.ts';
import { isOver } from './result.ts';

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
  const { texts, paint, line, say } = context;
  line(paint(open.game.meta.title[texts.lang], 'strong'));
  for (const review of reviews) {
    line();
    showSeat(context, open, reviewer, review);
  }
  line();
  if (!isOver(reviewer)) say(texts.review.unfinished, 'plain', '  ');
  say(texts.review.note, 'faint', '  ');
}

function showSeat(context: Context, open: Reviewed, reviewer: Reviewer, review: SeatReview): void {
  const { texts, paint, line, say } = context;
  const { review: words, colon, lang } = texts;
  const { label: called, grade: like, sums } = REVIEW_WORDS[lang];
  const number = numbers(context);
  const { start } = personOf(lang, open.names, review.seat);
  const grade = review.grade === undefined ? '' : ` · ${like[review.grade]}`;
  line(paint(start, 'strong') + grade);
  const costs = words.costs(number.whole(review.choices), number.decimal(100 * review.cost));
  const labels = LABELS.filter((label) => label !== 'forced' && review.labels[label] > 0).map(
    (label) => `${called[label]} ${number.whole(review.labels[label])}`,
  );
  say([costs, ...labels].join(' · '), 'plain', '  ');
  const row = (of: keyof Worth): string[] =>
    PARTS.map((part) => partText(number, review[of], part, of));
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
    say(`${words.step(price.step + 1)}${colon}${priceText(context, open, reviewer, price)}`);
    for (const text of whyTexts(context, open, price)) say(text, 'faint', '  ');
  }
}

/** Where the sign of a part is not settled: how far it may be off nothing, or that nothing can be told. */
function partText(
  { within }: ReturnType<typeof numbers>,
  sum: Sum,
  part: (typeof PARTS)[number],
  of: keyof Worth,
): string {
  const scale = SCALE[of];
  if (part === 'start' || part === 'result')
    return within(scale * sum[part], scale * WITHIN * sum.error[part]);
  const told = part === 'adjusted' ? toldAdjusted(sum, of) : toldPart(sum, part, of);
  const value = told?.telling === 'told' ? scale * told.value : 0;
  if (told === undefined) return '?';
  const text = within(value, scale * told.within);
  return told.telling === 'told' ? text : told.telling === 'even' ? `≈ ${text}` : '?';
}

/** A figure for every deal: what could be expected before and after it, and what was made of it. */
function showDeals(context: Context, { deals }: SeatReview): void {
  const { paint, line } = context;
  const { deals: words, grade: like } = REVIEW_WORDS[context.texts.lang];
  const number = numbers(context);
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
  { texts }: Pick<Context, 'texts'>,
  open: Pick<Reviewed, 'names' | 'sayReason'>,
  { played, best }: Pick<Price, 'played' | 'best'>,
): string[] {
  const { review: words, colon, lang } = texts;
  const { moves } = REVIEW_WORDS[lang];
  const nameOf = (seat: Seat): string => personOf(lang, open.names, seat).name;
  const sentences = ({ reasons, follows = [] }: PricedMove): string[] => [
    ...reasons.flatMap((one) => open.sayReason?.(one, nameOf) ?? []),
    ...followsTold(follows, (one) => open.sayReason?.(one, nameOf)).map(({ percent, sentence }) =>
      percent === undefined ? sentence : words.follows(percent, sentence),
    ),
  ];
  const sides = [
    { name: moves.played, move: played },
    ...(best.move === played.move ? [] : [{ name: moves.best, move: best }]),
  ];
  return sides
    .map(({ name, move }) => ({ name, said: sentences(move) }))
    .filter(({ said }) => said.length > 0)
    .map(({ name, said }) => `– ${name}${colon}${said.join(' ')}`);
}

function priceText(
  context: Context,
  open: Reviewed,
  reviewer: Reviewer,
  { step, seat, label, played, best, cost, error }: Price,
): string {
  const { review: words, lang } = context.texts;
  const { label: called, moves } = REVIEW_WORDS[lang];
  const number = numbers(context);
  const view = open.rules.view(reviewer.game.moments[step]!.state, seat);
  const said = (text: string | null): string => {
    const move = text === null ? undefined : open.rules.notation.parse(text);
    if (move === undefined || !move.ok) return moves.silence;
    return open.gameTexts.move(view, move.value, open.names);
  };
  const name = called[label];
  if (label === 'brilliant') return words.brilliant(name, said(played.move));
  const points = `${number.decimal(100 * cost)} ± ${number.decimal(100 * WITHIN * error)}`;
  return words.better(name, said(played.move), points, said(best.move));
}
