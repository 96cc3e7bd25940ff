// The prepared game behind the Chicorée lesson, as a record: a stacked pile, the first seven turns, and what
// the ninth of the learner begins with.

import { writeRecord } from '@tablee/kit';

/** The lines of the voice call the others by these names. */
const NAMES = new Map([
  [1, 'Odette'],
  [2, 'Basile'],
]);

/** Each turn's two draws: the one into the hand, and the one turned up. */
const DRAWS = [
  'MOI C1',
  'GRE VOG',
  'D2 ORA',
  'D4 EGY',
  'D1 D3',
  'C5 SUR',
  'C2 INC',
  'C1 SAN',
  'D4 C7',
  'C3 C2',
  'C3 CAF',
  'D3 BLO',
  'D5 C4',
  'D2 D2',
  'MAL C2',
  'D2 C6',
  'C5 C1',
  'D1 C3',
  'D3 C1',
  'C6 C3',
  'SAN C2',
  'D4 GRE',
  'D5 C3',
  'CAF C4',
];

/** The rest of the 110, well shuffled and never drawn. */
const REST = [
  'BLO CAF C2 C6 D5 JOK MAL C2 C2 C3 C3 C4 CAF C4 C5 C5 D3 D4 GRE SUR MOI PLU C3 SUR C1 D4',
  'C4 SUR C4 C5 INC C4 EGY D2 C5 SUR C7 MOI C4 C5 D3 C6 JOK INC D3 EGY EGY D5 EGY VOG C1 C1',
  'SAN GRE BLO VOG C6 PLU D4 C7 C4 ORA',
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
  // Nothing is sold in the others’ turns.
  'turn 2 1 8 12 12',
  '1 done',
  'turn 3 2 8 12 12',
  '2 done',
  // The learner waits with the Départ in hand, and a better one comes: fists.
  'turn 4 0 8 12 12',
  '0 done',
  'sealed 0 bid 4 ; 1 bid 3 ; 2 bid 2',
  // A challenge of 3 + 4 + 1 + 2 flowers.
  'turn 5 1 4 9 10',
  '1 start GRE',
  '1 done',
  'sealed 0 show D4 ; 1 show D1 ; 2 show D2',
  // The better Départ is laid.
  'turn 6 2 14 9 10',
  '2 done',
  'turn 7 0 14 9 10',
  '0 start EGY',
  // Turns that are not shown: Basile spends all he has on an export, the learner lays 1 to 4 and a
  // shop.
  '0 done',
  'turn 8 1 14 9 10',
  '1 done',
  'turn 9 2 14 11 10',
  '2 done',
  'sealed 0 bid 5 ; 1 bid 7 ; 2 bid 10',
  'turn 10 0 9 4 0',
  '0 lay C1',
  '0 done',
  '0 pass',
  '1 bid 2',
  'turn 11 1 13 2 0',
  '1 lay C1',
  '1 done',
  'turn 12 2 13 4 0',
  '2 done',
  'turn 13 0 13 4 0',
  '0 lay C2',
  '0 done',
  '0 bid 4',
  'turn 14 1 13 4 0',
  '1 lay C2',
  '1 done',
  'sealed 0 show MOI ; 1 show SAN ; 2 show BLO',
  'turn 15 2 13 6 0',
  '2 done',
  '0 pass',
  '1 pass',
  'turn 16 0 13 6 0',
  '0 lay C3',
  '0 done',
  'sealed 0 bid 7 ; 1 bid 3',
  'turn 17 1 10 3 0',
  '1 lay C3',
  '1 done',
  '1 pass',
  '0 pass',
  'turn 18 2 10 5 0',
  '2 done',
  '0 pass',
  '1 pass',
  'turn 19 0 10 5 0',
  '0 lay C4',
  '0 done',
  '0 pass',
  '1 pass',
  'turn 20 1 14 5 0',
  '1 done',
  '1 pass',
  '0 pass',
  'turn 21 2 14 7 0',
  '2 done',
  '0 pass',
  '1 pass',
  'turn 22 0 14 7 0',
  '0 lay C6',
  '0 done',
  'sealed 0 bid 0 ; 1 bid 0',
  'turn 23 1 18 7 0',
  '1 done',
  '1 bid 2',
  '0 pass',
  'turn 24 2 18 7 0',
  '2 done',
  '0 pass',
  '1 pass',
  // The shop asks 1 of each player. Basile has nothing, and must sell what the learner needs.
  'turn 25 0 18 7 0',
  '2 sell C5',
  '0 bid 2',
  '1 pass',
  // The sixth card, and a special one against the only other chain.
  '0 lay C5',
  '0 play INC on 1',
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
