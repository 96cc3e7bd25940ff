// A review for programs: one JSON object. docs/CLI.md describes every member.

import {
  toldAdjusted,
  toldPart,
  type DealReview,
  type Measured,
  type Parts,
  type Price,
  type PricedMove,
  type Reviewer,
  type ReviewJob,
  type SeatReview,
  type SignedPart,
  type Sum,
  type Tally,
  type Worth,
} from '@tablee/review';
import type { RecordFile } from '../record/open.ts';
import { rounded } from '../rounded.ts';

const chance = (value: number): number => rounded(value, 4);
const points = (value: number): number => rounded(value, 3);

const worthData = (worth: Worth) => ({ chance: chance(worth.chance), score: points(worth.score) });

const measuredData = (measured: Measured) => ({
  ...worthData(measured),
  error: worthData(measured.error),
});

const tallyData = ({ choices, cost, habitCost, grade, labels }: Tally) => ({
  choices,
  cost: chance(cost),
  habitCost: chance(habitCost),
  grade: grade ?? null,
  labels,
});

type Round = (value: number) => number;

const partsData = (parts: Parts, round: Round): Parts => ({
  start: round(parts.start),
  luck: round(parts.luck),
  own: round(parts.own),
  others: round(parts.others),
  result: round(parts.result),
  adjusted: round(parts.adjusted),
});

/** Null where the sign is not settled, and where what is left without luck is not, either. */
function sumData(sum: Sum, of: keyof Worth, round: Round) {
  const signed = (part: SignedPart): number | null =>
    toldPart(sum, part, of).telling === 'told' ? round(sum[part]) : null;
  return {
    ...partsData(sum, round),
    luck: signed('luck'),
    own: signed('own'),
    others: signed('others'),
    adjusted: toldAdjusted(sum, of) === undefined ? null : round(sum.adjusted),
    error: partsData(sum.error, round),
  };
}

const dealData = (deal: DealReview) => ({
  step: deal.step + 1,
  before: measuredData(deal.before),
  par: measuredData(deal.par),
  ...tallyData(deal),
});

const moveData = ({ move, reasons, follows = [], ...worth }: PricedMove) => ({
  move,
  chance: worth.chance === null ? null : chance(worth.chance),
  score: worth.score === null ? null : points(worth.score),
  reasons,
  follows: follows.map((one) => ({ ...one, share: chance(one.share) })),
});

const priceData = ({ step, label, played, best, cost, error, points: lost, playouts }: Price) => ({
  step: step + 1,
  label,
  cost: chance(cost),
  error: chance(error),
  points: points(lost),
  played: moveData(played),
  best: moveData(best),
  playouts,
});

/** Whether the record goes to the end of the game. */
export const isOver = ({ game }: Reviewer): boolean => game.end.pending.kind === 'over';

/** Programs are promised exactly these members. Steps count from 1, as in a replay. */
export const reviewData = (
  open: RecordFile,
  job: ReviewJob,
  reviewer: Reviewer,
  reviews: readonly SeatReview[],
) => ({
  game: open.game.meta.id,
  seats: open.setup.seats,
  seed: job.seed,
  steps: job.lines.length,
  over: isOver(reviewer),
  reviews: reviews.map((review) => ({
    seat: review.seat,
    ...tallyData(review),
    chance: sumData(review.chance, 'chance', chance),
    score: sumData(review.score, 'score', points),
    deals: review.deals.map(dealData),
    prices: review.prices.map(priceData),
  })),
});
