// The lesson of Chicorée le Jeu in English.

import type { Words } from './plan.ts';

export const words: Words = {
  welcome: {
    say: 'Welcome to the chicory works! The goal: all seven cards of the chain in front of you, from buying seeds to export.',
  },
  firstDraw: {
    say: 'An empty hand and 12 tokens: nothing to lay yet. Draw two cards, and your turn is over.',
  },
  secretCard: {
    say: 'The first card is your secret: a Start card, the Dutch Monks. More on that soon.',
  },
  openAuction: {
    say: 'The second is turned up in the middle: Buying Seeds (1), where every chain begins. It goes up for auction!',
  },
  openLow: {
    say: 'You take turns to raise or pass; only the winner pays. Open gently: bid 2.',
    otherwise:
      'Pass, and you give it up; bid high, and you are broke from the start. Open gently: bid 2.',
  },
  raise: {
    say: 'Odette goes to 3, Basile passes: he is out. You need this card: bid 4!',
    otherwise: 'If you pass, Odette gets it; more than 4 is a waste of tokens. Bid 4.',
  },
  oneStartEach: {
    say: 'A Start card pays tokens every turn. But you lay only one in the whole game, and the Monks pay just one token!',
  },
  waitForBetter: {
    say: 'Others pay up to four: waiting for a good Start card can pay off. Lay nothing this time, and draw.',
    otherwise: 'The Monks would bind you to 1 token a turn for good. Keep them in hand, and draw.',
  },
  startForSale: {
    say: 'And here is Egypt! Start cards, shops and exports are sold by bluffing: everyone hides tokens in a fist.',
  },
  closeFist: {
    say: 'The biggest fist wins, but all tokens go to the bank, the losers’ too. Hide 4.',
    otherwise:
      'Too few, and they are lost for nothing; too many, and you are broke. Hide 4 tokens.',
  },
  fistsOpened: {
    say: '4 against 3 and 2: Egypt is yours, and the others have paid for nothing. You can lay it on your next turn.',
  },
  challenge: {
    say: 'Odette turns up a Challenge! Whoever shows the most flowers wins a token for every flower on the table, that card’s included.',
  },
  showFlowers: {
    say: 'Lucky you: you have drawn a Challenge with 4 flowers. Show it, and nothing else, for whatever is shown is discarded.',
    otherwise:
      'Only your Challenge has flowers; the rest would be thrown away. Show the Challenge alone.',
  },
  flowersWon: {
    say: '3, 4, 1 and 2: 10 flowers in all, so 10 tokens for you!',
  },
  layStart: {
    say: 'Try to lay your seeds: the table will tell you what’s missing. Then lay your Start card, Egypt.',
    otherwise: 'Not so fast! No Start card, no income and no chain: lay Egypt first.',
  },
  income: {
    say: 'From your next turn on it pays you 4 tokens, and you may lay one chain card a turn: 1 to 5 in order, 7 after a 6.',
  },
  shopIncome: {
    say: 'Six turns later, 1 to 4 are laid. And your Shop (6) takes 1 token from each opponent on each of your turns.',
  },
  debt: {
    say: 'But Basile has spent everything on an export and has no tokens left. Whoever can’t pay has to sell a card from their hand.',
  },
  forcedSale: {
    say: 'A forced sale: Roasting (5), just what you need! This time the price goes to the seller, not to the bank: bid 2.',
    otherwise:
      'Passing would be a pity, and more than 2 is too much: Odette won’t go higher. Bid 2.',
  },
  debtPaid: {
    say: 'Basile gets your 2 tokens and pays you 1. With nothing left to sell he would be bankrupt, and out of the game.',
  },
  laySixth: {
    say: 'The roasting is yours: lay it now. Only one chain card a turn!',
    otherwise: 'Order matters: laying comes first, special cards come after. Lay Roasting (5).',
  },
  strike: {
    say: 'That leaves your special card, a kind that is never sold: play Fire on Odette, and her factory (3) goes up in smoke.',
    otherwise: 'Keep it? Odette is close behind you: play Fire on her.',
  },
  howItIsWon: {
    say: 'Six of seven: only the Export (7) is missing. Whoever has all seven in front of them at the end of their turn wins the game.',
  },
  wellDone: {
    say: 'Bravo: you can wait, bid, bluff and challenge. The table will tell you the rest: play your first game!',
  },
};
