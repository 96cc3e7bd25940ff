// Games with so few cards that everything which may come can be counted out: the reviewer knows what their
// choices cost.

import { botsOf } from '@tablee/chicoree/bot';
import { JUDGE } from '@tablee/chicoree/bot/advice';
import { META } from '@tablee/chicoree/meta';
import { PHASE, RULES, type State } from '@tablee/chicoree/rules';
import { knownSuite, type KnownGame } from '@tablee/review/suites';
import { smallDeck } from './table-setting.ts';

const GAMES = 24;
const DECKS = [
  smallDeck('known-chain', 'EGY GRE C1 C1 C2 C2 C3 C3 C4 C4 C5 C6 C7'),
  smallDeck('known-mixed', 'EGY MOI C1 C1 C2 C2 C3 C4 C5 C6 C7 SUR INC D2'),
];
const { random } = botsOf();

const game = (number: number): KnownGame => ({
  rules: RULES,
  meta: META,
  options: { deck: DECKS[number % 2]!, auction: number % 4 < 2 ? 'turns' : 'melee' },
  bots: [random, random, ...(number % 3 === 2 ? [random] : [])],
  seed: `known ${number}`,
});

knownSuite('small decks', {
  judge: JUDGE,
  games: Array.from({ length: GAMES }, (_, number) => game(number)),
  // All cards are in hands, or nearly.
  isSmall: (state) => {
    const { phase, pile, discarded } = state as State;
    return phase !== PHASE.opening && pile + discarded < 2;
  },
  waysMax: 60_000,
  kinds: ['turn', 'sealed', 'open'],
});
