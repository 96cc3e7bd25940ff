// The prepared game behind the Chicorée lesson, as a record: a stacked pile and the first seven
// turns, up to the learner's third.

import { writeRecord } from '@tablee/kit';

/** The lines of the voice call the others by these names. */
const NAMES = new Map([
  [1, 'Odette'],
  [2, 'Basile'],
]);

/** Each turn's two draws: the one into the hand, and the one turned up. */
const DRAWS = ['EGY C1', 'GRE C6', 'D1 JOK', 'D4 SUR', 'D2 D3', 'C2 INC'];

/** The rest of the 110, well shuffled, for whoever plays on. */
const REST = [
  'GRE C2 SAN C6 D4 C1 C7 BLO GRE C2 SAN MAL SAN D3 EGY D2 VOG MAL C5 D2 ORA C3 C7 MOI C6',
  'C3 C5 C7 D4 SUR VOG C4 INC CAF SUR MOI D5 C6 C4 PLU D4 C1 C1 C1 JOK D4 D2 SUR C3 C4 D1',
  'C3 C5 C4 C4 BLO C2 C5 C3 D3 SUR C4 D4 INC C3 EGY C5 D2 D3 MOI VOG C1 CAF C5 ORA C1 C2',
  'C2 C4 C6 D5 C4 PLU GRE C4 D5 CAF D5 EGY D3 C3 D3 C3 CAF C2 C5 BLO EGY',
];

const LINES = [
  ['chance', ...DRAWS, ...REST].join(' '),
  // An open auction with one rival.
  'turn 1 0 12 12 12',
  '0 done',
  '0 bid 2',
  '1 bid 3',
  '2 pass',
  '0 bid 4',
  '1 pass',
  // Fists for a shop.
  'turn 2 1 8 12 12',
  '1 done',
  'sealed 0 bid 4 ; 1 bid 3 ; 2 bid 2',
  'turn 3 2 4 9 10',
  '2 done',
  // The learner's Départ, and a special card.
  'turn 4 0 4 9 10',
  '0 start EGY',
  '0 done',
  // A challenge of 3 + 4 + 2 + 1 flowers.
  'turn 5 1 4 9 10',
  '1 start GRE',
  '1 done',
  'sealed 0 show D4 ; 1 show D2 ; 2 show D1',
  'turn 6 2 14 9 10',
  '2 done',
  // Income, the first chain card, and the special card against the only other Départ.
  'turn 7 0 14 9 10',
  '0 lay C1',
  '0 play SUR on 1',
];

export const RECORD = writeRecord(
  {
    game: 'chicoree',
    rules: 1,
    seats: 3,
    names: NAMES,
    options: { deck: 'tablee', first: '0', bonus: '0', auction: 'turns' },
    extra: [],
  },
  LINES,
);
