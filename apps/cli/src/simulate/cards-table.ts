// What cards are worth, as a table for people.

import type { Context } from '../context.ts';
import { columns } from '../layout.ts';
import { numbers } from '../numbers.ts';
import type { CardResult, CardShare, CardsResult } from './cards-result.ts';

export function showCards(context: Context, { anyDrawn, kinds }: CardsResult): void {
  const { cards } = context.texts.simulate;
  const number = numbers(context);
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
  const head = cards.columns.map((title) => context.paint(title, 'faint'));
  const rows = Object.entries(kinds).map(([code, kind]) => row(code, kind));
  context.line();
  context.say(cards.caption, 'strong');
  for (const line of columns([head, ...rows], [1, 2, 3, 4, 5, 6, 7, 8, 9])) context.line(line);
  if (anyDrawn !== null) context.say(cards.note(number.share(anyDrawn)), 'faint', '  ');
}
