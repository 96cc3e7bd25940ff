// The score pad: plus, minus and their sum per round and player, and the totals.

import { ends, fit, signed, span, widthOf, type Line, type Seat } from '@tablee/kit';
import { RULES, sheetOf, winners, type RoundScore, type Sheet } from '../rules/index.ts';
import { pointsSpan, whoSpans, type Scene } from './brush.ts';

const GAP = 3;

/** As many players side by side as fit, then the next ones below. */
export function drawPad(scene: Scene): Line[] {
  const { view, labels, edition, width } = scene;
  const heads = labels.pad[edition];
  const column = Math.max(...heads.map((head) => head.length), 5);
  const player = 3 * column + 2;
  const label = Math.max(labels.round.length, labels.total.length) + 3;
  const across = Math.max(Math.floor((width - label) / (player + GAP)), 1);
  const rows = Math.ceil(view.seats / across);
  const each = Math.ceil(view.seats / rows);
  const sheet = sheetOf(view);
  const lines: Line[] = [];
  for (let first = 0; first < view.seats; first += each) {
    const seats = seatsFrom(first, Math.min(first + each, view.seats));
    if (first > 0) lines.push([]);
    lines.push(...padBlock(scene, sheet, seats, label, column));
  }
  return lines;
}

const seatsFrom = (first: Seat, end: Seat): Seat[] =>
  Array.from({ length: end - first }, (_, i) => first + i);

function padBlock(
  scene: Scene,
  sheet: Sheet,
  seats: readonly Seat[],
  label: number,
  column: number,
): Line[] {
  const { view, labels, edition } = scene;
  const pending = RULES[edition].pending(view);
  const over = pending.kind === 'over' ? pending.outcome.winners : [];
  const player = 3 * column + 2;
  const row = (head: Line, cells: readonly Line[]): Line => [
    ...fit(head, label),
    ...cells.flatMap((cell) => [span(' │ ', 'faint'), ...fit(cell, player)]),
  ];
  const three = (cells: readonly Line[]): Line =>
    cells.flatMap((cell, i) => [...(i === 0 ? [] : [span(' ')]), ...toRight(cell, column)]);
  const star = (seat: Seat) => (over.includes(seat) ? [span('★ ', 'yellow')] : []);
  const rule = `${'─'.repeat(label)}─┼─${seats.map(() => '─'.repeat(player)).join('─┼─')}`;
  return [
    row(
      [],
      seats.map((seat) => [...star(seat), ...whoSpans(scene, seat)]),
    ),
    row(
      [],
      seats.map(() => three(labels.pad[edition].map((head) => [span(head, 'faint')]))),
    ),
    [span(rule, 'faint')],
    ...sheet.rounds.map((round, i) =>
      row(
        [span(`${labels.round} ${i + 1}`)],
        seats.map((seat) => three(scoreCells(round[seat]!, isBest(round, seat)))),
      ),
    ),
    [span(rule, 'faint')],
    row(
      [span(labels.total, 'strong')],
      seats.map((seat) => ends([], [pointsSpan(sheet.totals[seat]!)], player)),
    ),
  ];
}

/** [NB-41] Whoever won a round bears its star. */
const isBest = (round: readonly RoundScore[], seat: Seat): boolean =>
  winners(round.map(({ sum }) => sum)).includes(seat);

const scoreCells = ({ plus, minus, sum }: RoundScore, isStarred: boolean): Line[] => [
  [span(String(plus))],
  [span(String(minus))],
  [...(isStarred ? [span('★', 'yellow')] : []), span(signed(sum), 'strong')],
];

const toRight = (line: Line, width: number): Line => [
  span(' '.repeat(Math.max(width - widthOf(line), 0))),
  ...line,
];
