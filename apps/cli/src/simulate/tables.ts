// The result of a simulation as tables for people.

import { printable, type AnyGameTexts } from '@tablee/kit';
import type { Context } from '../context.ts';
import { columns } from '../layout.ts';
import { number } from '../numbers.ts';
import { showCards } from './cards-table.ts';
import type { Lengths, Result, Scores, Wins } from './result.ts';

const ORDINALS = ['first', '2nd', '3rd', '4th', '5th', '6th'];

export function showResult(
  context: Context,
  title: string,
  { ends }: Pick<AnyGameTexts, 'ends'>,
  result: Result,
): void {
  const { say, line } = context;
  const seed = printable(result.seed);
  const games = number.whole(result.games);
  say(`${title} · ${result.seats} seats · games: ${games} · seed ${seed}`, 'strong');
  const options = Object.entries(result.options).map(
    ([name, value]) => `${name}=${value === 'draw' ? 'by lot' : value}`,
  );
  say(`Options: ${options.join(', ')}`, 'faint', '  ');
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
  say(`Endings: ${counts.join(' · ')}`, 'plain', '  ');
  if (result.shared > 0) say(`Shared wins: ${number.whole(result.shared)}`);
  const { share, ci95, seats } = result.bankruptcies;
  if (result.length.turns !== undefined)
    say(
      `Games with a bankruptcy: ${number.whole(result.bankruptcies.games)} ` +
        `(${number.shareWithin(share, ci95)}); bankrupt players: ${number.whole(seats)}`,
    );
  if (result.cards !== undefined) showCards(context, result.cards);
}

function showSeats(context: Context, result: Result): void {
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
    'Seat',
    'Bot',
    'Wins',
    'Share',
    'Mean score',
    'min–max',
    ...(hasLeft ? ['Bankrupt'] : []),
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
  const shares = result.wins.byOrder.map(
    ({ share, ci95 }, place) => `${ORDINALS[place]!} ${number.shareWithin(share, ci95)}`,
  );
  context.say(`Wins by order of play: ${shares.join(' · ')}`, 'plain', '  ');
}

function showLengths(context: Context, result: Result): void {
  const row = (name: string, length: Lengths) => [
    name,
    ...[length.median, length.p10, length.p90, length.min, length.max].map(number.whole),
    number.decimal(length.mean),
  ];
  const { steps, turns, rounds } = result.length;
  const head = ['Length', 'median', '10 %', '90 %', 'min', 'max', 'mean'].map((title) =>
    context.paint(title, 'faint'),
  );
  const rows = [
    head,
    row('steps', steps),
    ...(turns === undefined ? [] : [row('turns', turns)]),
    ...(rounds === undefined ? [] : [row('rounds', rounds)]),
  ];
  for (const line of columns(rows, [1, 2, 3, 4, 5, 6])) context.line(line);
}
