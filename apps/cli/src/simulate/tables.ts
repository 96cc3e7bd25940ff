// The result of a simulation as tables for people.

import { printable, type AnyGameTexts } from '@tablee/kit';
import type { Context } from '../context.ts';
import { columns } from '../layout.ts';
import { numbers } from '../numbers.ts';
import { showCards } from './cards-table.ts';
import type { Lengths, Result, Scores, Wins } from './result.ts';

export function showResult(
  context: Context,
  title: string,
  { ends }: Pick<AnyGameTexts, 'ends'>,
  result: Result,
): void {
  const { texts, say, line } = context;
  const { simulate, colon } = texts;
  const number = numbers(context);
  const seed = printable(result.seed);
  say(simulate.heading(title, result.seats, number.whole(result.games), seed), 'strong');
  const options = Object.entries(result.options).map(
    ([name, value]) => `${name}=${value === 'draw' ? simulate.byLot : value}`,
  );
  say(`${texts.list.options}${colon}${options.join(', ')}`, 'faint', '  ');
  line();
  showSeats(context, result);
  line();
  showOrder(context, result);
  line();
  showLengths(context, result);
  line();
  const counts = Object.entries(result.endReasons).map(
    ([reason, games]) =>
      `${ends[reason] ?? reason} ${number.whole(games)} (${number.share(games / result.games)})`,
  );
  say(`${simulate.ends}${colon}${counts.join(' · ')}`, 'plain', '  ');
  if (result.shared > 0) say(simulate.sharedGames(number.whole(result.shared)));
  const { games, share, ci95, seats } = result.bankruptcies;
  if (result.length.turns !== undefined)
    say(
      simulate.bankruptcies(
        number.whole(games),
        number.shareWithin(share, ci95),
        number.whole(seats),
      ),
    );
  if (result.cards !== undefined) showCards(context, result.cards);
}

function showSeats(context: Context, result: Result): void {
  const { simulate } = context.texts;
  const number = numbers(context);
  const hasLeft = result.bankruptcies.seats > 0;
  const row = (name: string, bot: string, wins: Wins, scores: Scores, left: number) => [
    name,
    bot,
    number.whole(wins.wins),
    number.share(wins.share),
    number.decimal(scores.mean),
    scores.min === null ? '–' : `${number.whole(scores.min)}…${number.whole(scores.max)}`,
    ...(hasLeft ? [number.whole(left)] : []),
  ];
  const head = [
    simulate.seat,
    simulate.bot,
    simulate.wins,
    simulate.share,
    simulate.meanScore,
    simulate.range,
    ...(hasLeft ? [simulate.left] : []),
  ].map((title) => context.paint(title, 'faint'));
  const seats = result.bots.map((bot, seat) =>
    row(
      String(seat),
      bot,
      result.wins.bySeat[seat]!,
      result.scores.bySeat[seat]!,
      result.bankruptcies.bySeat[seat]!,
    ),
  );
  const bots = Object.entries(result.wins.byBot);
  const byBot = bots.map(([bot, wins]) => {
    const left = result.bankruptcies.bySeat.filter((_, seat) => result.bots[seat] === bot);
    const sum = left.reduce((total, games) => total + games, 0);
    return row(`${wins.seats}×`, bot, wins, result.scores.byBot[bot]!, sum);
  });
  const rows = [head, ...seats, ...(bots.length > 1 ? byBot : [])];
  for (const line of columns(rows, [0, 2, 3, 4, 5, 6])) context.line(line);
}

function showOrder(context: Context, result: Result): void {
  const { simulate, colon } = context.texts;
  const number = numbers(context);
  const shares = result.wins.byOrder.map(
    ({ share, ci95 }, place) =>
      `${place === 0 ? simulate.first : simulate.later(place + 1)} ${number.shareWithin(share, ci95)}`,
  );
  context.say(`${simulate.inTurnOrder}${colon}${shares.join(' · ')}`, 'plain', '  ');
}

function showLengths(context: Context, result: Result): void {
  const { simulate } = context.texts;
  const number = numbers(context);
  const row = (name: string, length: Lengths) => [
    name,
    ...[length.median, length.p10, length.p90, length.min, length.max].map(number.whole),
    number.decimal(length.mean),
  ];
  const { steps, turns, rounds } = result.length;
  const head = [simulate.length, simulate.median, '10 %', '90 %', 'min', 'max', simulate.mean].map(
    (title) => context.paint(title, 'faint'),
  );
  const rows = [
    head,
    row(simulate.measure.steps, steps),
    ...(turns === undefined ? [] : [row(simulate.measure.turns, turns)]),
    ...(rounds === undefined ? [] : [row(simulate.measure.rounds, rounds)]),
  ];
  for (const line of columns(rows, [1, 2, 3, 4, 5, 6])) context.line(line);
}
