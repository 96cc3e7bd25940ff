// The prepared game behind the bean lesson, as a record: a deal made by hand and its first four
// tricks. It is told in bean cards; the chocolate box plays the same game with its own letters.

import { writeRecord } from '@tablee/kit';
import type { Edition } from '../../meta.ts';
import { CARD_CODECS } from '../../rules/index.ts';

/** The lines of the voice call the others by these names. */
const NAMES = new Map([
  [1, 'Odette'],
  [2, 'Basile'],
  [3, 'Rosa'],
]);

const HANDS = [
  'G2 G7 G0 R3 R5 R6 Y3 Y5 Y8 Y- B3 B6 B8 B9 B-',
  'G1 G5 Gx2 G- R4 R8 R9 Rx2 R- Y1 Y10 Y- B2 B4 B0',
  'G3 G10 G- R1 R7 R- R- R0 Y2 Y7 Yx2 B1 B5 B7 B-',
  'G4 G6 G8 G9 G- R2 R10 Y4 Y6 Y9 Y- Y0 B10 Bx2 B-',
].map((hand) => hand.split(' '));

const TRICKS = [
  // The learner opens a red row with Odette's 9; Basile comes last.
  '0 lead G2',
  'sealed 1 play R9 ; 2 play B1 ; 3 play Y6',
  '0 take 1',
  '1 take 3',
  // No player wants the learner's minus: Odette must have it, and the learner Basile's.
  '2 lead R-',
  'sealed 0 play Y- ; 1 play B4 ; 3 play G9',
  '2 take 3',
  '3 take 1',
  // A second minus turns the red row; Basile is left with the 0.
  '0 lead G0',
  'sealed 1 play R- ; 2 play Y2 ; 3 play B10',
  '0 take 1',
  '1 take 3',
  // The learner's fine card goes first, so the third minus goes to another seat.
  '2 lead R-',
  'sealed 0 play B8 ; 1 play Rx2 ; 3 play G6',
  '2 take 0',
  '0 take 1',
];

/** One card to each seat in turn, as the record deals. */
const deal = (): string =>
  ['chance', ...HANDS[0]!.flatMap((_, i) => HANDS.map((hand) => hand[i]!))].join(' ');

/** A line of the bean game with the card letters of an edition. */
export function spelled(edition: Edition, line: string): string {
  const bean = CARD_CODECS['nicht-die-bohne'];
  return line.replaceAll(/[GRYB](?:\d+|x2|-)/g, (card) =>
    CARD_CODECS[edition].format(bean.parse(card)!),
  );
}

export const recordFor = (edition: Edition): string =>
  writeRecord(
    {
      game: edition,
      rules: 1,
      seats: HANDS.length,
      names: NAMES,
      options: { rounds: '1', first: '0' },
      extra: [],
    },
    [deal(), ...TRICKS].map((line) => spelled(edition, line)),
  );
