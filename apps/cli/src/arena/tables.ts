// The result of an arena as tables for people.

import { printable } from '@tablee/kit';
import type { Context } from '../context.ts';
import { columns } from '../layout.ts';
import { number } from '../numbers.ts';
import type { ArenaPlan } from './plan.ts';
import type { arenaRatings, ArenaResult } from './result.ts';

export function showArena(
  context: Context,
  title: string,
  { seed, options }: ArenaPlan,
  { seats, deals, bots }: ArenaResult,
  ratings: ReturnType<typeof arenaRatings>,
): void {
  const { say, line, paint } = context;
  const faint = (cell: string) => paint(cell, 'faint');
  say(
    `${title} · ${seats} seats · deals: ${number.whole(deals)}, each in ${seats} seatings · ` +
      `seed ${printable(seed)}`,
    'strong',
  );
  const given = Object.entries(options).map(([name, value]) => `${name}=${printable(value)}`);
  if (given.length > 0) say(`Options: ${given.join(', ')}`, 'faint', '  ');
  line();
  const chairsOf = (place: number): number =>
    place === bots.length - 1 ? seats - bots.length + 1 : 1;
  const rows = bots.map(({ name, winShare, ci95, meanScore, msMedian, msP99 }, place) => [
    name,
    `${chairsOf(place)}×`,
    number.shareWithin(winShare, ci95),
    number.decimal(meanScore),
    number.ms(msMedian),
    number.ms(msP99),
  ]);
  const head = ['Bot', 'seats', 'wins', 'mean score', 'ms (median)', 'ms (99 %)'];
  for (const row of columns([head.map(faint), ...rows], [1, 2, 3, 4, 5])) line(row);
  say(
    `Wins per game and seat, ± the 95 % interval; ${number.share(1 / seats)} is even.`,
    'faint',
    '  ',
  );
  if (ratings.length === 0) return;
  line();
  const rated = ratings.map(({ name, rating }) => [name, String(rating)]);
  for (const row of columns([['Bot', 'rating'].map(faint), ...rated], [1])) line(row);
  say(
    'From who placed above whom; 400 points are odds of ten to one. habitue is at 1500, or ' +
      'else the mean.',
    'faint',
    '  ',
  );
}
