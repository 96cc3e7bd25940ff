// The result of an arena as tables for people.

import { printable } from '@tablee/kit';
import type { Context } from '../context.ts';
import { columns } from '../layout.ts';
import { numbers } from '../numbers.ts';
import type { ArenaPlan } from './plan.ts';
import type { arenaRatings, ArenaResult } from './result.ts';

export function showArena(
  context: Context,
  title: string,
  { seed, options }: ArenaPlan,
  { seats, deals, bots }: ArenaResult,
  ratings: ReturnType<typeof arenaRatings>,
): void {
  const { texts, say, line, paint } = context;
  const { arena, colon, list } = texts;
  const number = numbers(context);
  const faint = (cell: string) => paint(cell, 'faint');
  say(arena.heading(title, seats, number.whole(deals), printable(seed)), 'strong');
  const given = Object.entries(options).map(([name, value]) => `${name}=${printable(value)}`);
  if (given.length > 0) say(`${list.options}${colon}${given.join(', ')}`, 'faint', '  ');
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
  const head = [arena.bot, arena.chairs, arena.wins, arena.score, arena.msMedian, arena.msP99];
  for (const row of columns([head.map(faint), ...rows], [1, 2, 3, 4, 5])) line(row);
  say(arena.even(number.share(1 / seats)), 'faint', '  ');
  if (ratings.length === 0) return;
  line();
  const rated = ratings.map(({ name, rating }) => [name, String(rating)]);
  for (const row of columns([[arena.bot, arena.rating].map(faint), ...rated], [1])) line(row);
  say(arena.ratingNote, 'faint', '  ');
}
