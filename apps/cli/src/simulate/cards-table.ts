// What cards are worth, as a table for people.

import type { Context } from '../context.ts';
import { columns } from '../layout.ts';
import { number } from '../numbers.ts';
import type { CardResult, CardShare, CardsResult } from './cards-result.ts';

const COLUMNS = [
  'Card',
  'drawn',
  'wins',
  'sold',
  'unsold',
  'price',
  'takings',
  'buyer wins',
  'held',
  'never',
];

const noteOf = (even: string): string =>
  `Drawn: unseen, before the first reshuffle, so by chance alone; any card: ${even}. Sold by ` +
  'the bank; takings: with the losers’ fists. Held, never: wins of seats that ever had one or ' +
  'did not, a matter of choice and of how long they played.';

export function showCards(context: Context, { anyDrawn, kinds }: CardsResult): void {
  const share = ({ share: value, ci95 }: CardShare): string =>
    value === null ? '–' : number.shareWithin(value, ci95);
  const row = (code: string, { drawn, auctions, bought, held, notHeld }: CardResult) => [
    code,
    number.whole(drawn.times),
    share(drawn),
    number.whole(auctions.sold),
    number.whole(auctions.unsold),
    number.decimal(auctions.price),
    number.decimal(auctions.takings),
    share(bought),
    held.share === null ? '–' : number.share(held.share),
    notHeld.share === null ? '–' : number.share(notHeld.share),
  ];
  const head = COLUMNS.map((title) => context.paint(title, 'faint'));
  const rows = Object.entries(kinds).map(([code, kind]) => row(code, kind));
  context.line();
  context.say('What cards are worth', 'strong');
  for (const line of columns([head, ...rows], [1, 2, 3, 4, 5, 6, 7, 8, 9])) context.line(line);
  if (anyDrawn !== null) context.say(noteOf(number.share(anyDrawn)), 'faint', '  ');
}
