// The lesson of Chicorée le Jeu in English.

import type { Words } from './plan.ts';

export const words: Words = {
  welcome: {
    say: 'Welcome to the chicory works! The goal: all seven cards of the chain in front of you, from buying seeds to export.',
  },
  firstDraw: {
    say: 'An empty hand, 12 tokens in your purse: nothing to lay yet. Finish your turn and you will draw two cards.',
  },
  openAuction: {
    say: 'The first is your secret: a Start card, more on that soon. The second is turned up: 1-Buying Seeds, sold by auction!',
  },
  openLow: {
    say: 'One after the other you raise or pass; only the winner pays. Open gently: bid 2.',
    otherwise:
      'To pass is to give it up, to bid high is to be poor from the start. Open gently: bid 2.',
  },
  raise: {
    say: 'Odette goes to 3, Basile passes: he is out. Every chain begins with this card: bid 4!',
    otherwise: 'If you pass, Odette has it; more than 4 is a waste of tokens. Bid 4.',
  },
  shopForSale: {
    say: 'Sold, for 4 tokens! Odette turns up a 6-Shop: once laid, it takes 1 token from each opponent on each of your turns.',
  },
  closeFist: {
    say: 'Bluff auction: everyone hides tokens in a fist, and all of them go to the bank, the losers’ too. Put 4 in yours.',
    otherwise:
      'Too few, and they are lost for nothing; too many, and you are broke. Close your fist on 4 tokens.',
  },
  fistsOpened: {
    say: '4 against 3 and 2: the shop is yours! And it is your turn again.',
  },
  layStart: {
    say: 'Try to lay your seeds: the table will tell you what is missing. Then lay your Start card, Egypt: 4 tokens a turn!',
    otherwise: 'Not so fast! Without a Start card no income and no chain: lay Egypt first.',
  },
  secondDraw: {
    say: 'Well played: from your next turn on it pays, and your chain can begin. Finish and draw.',
  },
  specialKept: {
    say: 'Overproduction! Special cards are not for sale: this one goes straight to your hand.',
  },
  challenge: {
    say: 'Odette turns up a Challenge! Whoever shows most flowers wins a token for every flower on the table, that card’s included.',
  },
  showFlowers: {
    say: 'Lucky you: you have drawn a Challenge with 4 flowers. Show it, and nothing else, for whatever is shown is discarded.',
    otherwise:
      'Only your Challenge has flowers; the rest would be thrown away. Show the Challenge alone.',
  },
  income: {
    say: '10 flowers, 10 tokens for you! And your turn opens with income: Egypt has just paid you 4 tokens.',
  },
  layFirst: {
    say: 'Try to lay your shop: the table will tell you what it waits for. Then lay 1-Buying Seeds, the start of your chain.',
    otherwise: 'Order matters: laying comes first, special cards come after. Lay 1-Buying Seeds.',
  },
  strike: {
    say: 'One chain card a turn, no more. Now for Overproduction: play it on Odette, who will get nothing for two of her turns.',
    otherwise:
      'Keep it, or aim at Basile, who has no Start card? It is Odette who gets 2 tokens a turn: play Overproduction on her.',
  },
  sixToGo: {
    say: 'Nicely done! Still to come: 2, 3, 4, 5, a shop and the export; all seven at the end of your turn, and you win.',
  },
  wellDone: {
    say: 'Bravo: you can lay, bid, bluff and challenge. The table will tell you the rest: play your first game!',
  },
};
