// What each kind of card is worth, from what was counted: shares with their intervals, and prices.

import type { Card, Codec } from '@tablee/kit';
import { rounded } from '../rounded.ts';
import { WIN, type CardTallies, type CardTally, type Ratio } from './cards.ts';

export type CardsResult = ReturnType<typeof cardsResult>;

export function cardsResult(tallies: CardTallies, codec: Codec<Card>) {
  const byCard = [...tallies].sort(([a], [b]) => a - b);
  const sum = (part: 'times' | 'wins'): number =>
    byCard.reduce((total, [, { drawn }]) => total + drawn[part], 0);
  return {
    /** Wins per unseen draw of any card: what `drawn` is compared with. */
    anyDrawn: sum('times') === 0 ? null : rounded(sum('wins') / WIN / sum('times'), 4),
    kinds: Object.fromEntries(byCard.map(([card, tally]) => [codec.format(card), kindOf(tally)])),
  };
}

export type CardResult = ReturnType<typeof kindOf>;

function kindOf({ drawn, bought, held, missed, paid, taken, unsold }: CardTally) {
  const sold = bought.times;
  return {
    drawn: shareOf(drawn),
    auctions: {
      sold,
      unsold,
      /** What buyers paid on average, and what the bank took with the losers' fists. */
      price: sold === 0 ? null : rounded(paid / sold, 3),
      takings: sold === 0 ? null : rounded(taken / sold, 3),
    },
    bought: shareOf(bought),
    held: shareOf(held),
    notHeld: shareOf(missed),
  };
}

const Z95 = 1.96;

export type CardShare = ReturnType<typeof shareOf>;

/**
 * Wins per time with their interval; null where there was none. A ratio of sums over games: what varies is
 * each game's wins against its times.
 */
function shareOf({ times, wins, timesSquared, winsSquared, product }: Ratio) {
  if (times === 0) return { times, share: null, ci95: null };
  const ratio = wins / times;
  const spread = winsSquared - 2 * ratio * product + ratio ** 2 * timesSquared;
  return {
    times,
    share: rounded(ratio / WIN, 4),
    ci95: rounded((Z95 * Math.sqrt(Math.max(0, spread))) / times / WIN, 4),
  };
}
