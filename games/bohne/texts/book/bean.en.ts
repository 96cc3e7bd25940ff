// The rule book of Nicht die Bohne! in English.

import type { BeanBook } from './types.ts';

export const book: BeanBook = {
  rules: {
    'NB-01':
      '60 cards in four suits of 15. Each suit has the numbers 1 to 10 (one of each), one ‘×2’, three ‘−’ and one ‘0’.',
    'NB-02': 'Four suits of beans: green, red, yellow and blue.',
    'NB-03':
      'Three kinds of special cards: the ‘0’, which is called ‘Nicht die Bohne’, and ‘×2’ and ‘−’, which are simply that.',
    'NB-04':
      'There is one token, which serves as the marker. Whoever holds it is the leader and leads the trick.',
    'NB-05':
      'A score pad with three columns for each player and round: plus, minus and total (printed as Spiel +, Spiel − and Summe).',
    'NB-10': '3 to 6 players.',
    'NB-11':
      'All cards are dealt, face down: 20 each with 3 players, 15 with 4, 12 with 5, 10 with 6.',
    'NB-12':
      'Players look at their hand only once all the cards are dealt, and keep it sorted by suit.',
    'NB-13':
      'The oldest player keeps the score and deals the first round; the player to the dealer’s left takes the token and leads.',
    'NB-15':
      'Online, nobody knows the players’ ages: the host may name who leads first, otherwise the table’s random seed picks one.',
    'NB-20': 'The leader puts one card from hand face up in front of them, with the marker on it.',
    'NB-21':
      'Every other player chooses one card from hand and puts it face down; once everyone is ready, all these cards are revealed together.',
    'NB-22': 'The leader takes first: any card played by another player, never their own.',
    'NB-23':
      'The player whose card was just taken takes next: any card still on the table except the leader’s card under the marker, and never their own.',
    'NB-24':
      'This goes on until only one player is left, the one whose card was taken last: they must take the leader’s card and the marker, and they lead the next trick.',
    'NB-25': 'Taking is compulsory. The trick ends when every player has taken exactly one card.',
    'NB-26':
      'A taken card goes at once, face up, into the taker’s row of that suit; everyone can see all rows at all times.',
    'NB-27': 'In a row the special cards stand first, no matter when they were taken.',
    'NB-28': 'A special card counts only for its own suit.',
    'NB-29':
      'The round (one deal) ends when all hands are empty, so there are as many tricks as cards dealt to each player.',
    'NB-30': 'Add up the numbers in the row.',
    'NB-31': 'One or three ‘−’ make the sum negative; with none or two it stays positive.',
    'NB-32':
      '‘×2’ doubles the result, positive or negative. The order is always: sum, then sign, then double. Example: 8, 2 and 4 with two ‘−’ and a ‘×2’ are worth +28.',
    'NB-33': 'A ‘0’ makes the whole row worth 0 and cancels the row’s other special cards.',
    'NB-34':
      'The score of a round is the sum of the four suits. On the pad, plus adds up the positive rows, minus the negative rows (written without the sign), and total is the difference. Example: +9, +28, 0 and −13 give plus 37, minus 13, total 24.',
    'NB-40': 'Three rounds are played; the highest total of all three wins.',
    'NB-42': 'The deal passes to the left after each round.',
    'NB-43': 'Players with equal totals share the place; a shared first place is a shared win.',
    'NB-44':
      'Table option: the number of rounds, from 1 to 12; 3 by default. ‘Quick game’ means 1 round.',
    'NB-45':
      'A player who leaves or runs out of time is replaced by a bot in the same seat, with the same hand and rows, and may come back.',
  },
  summary: [
    'Everyone plays a card: the leader face up, under the marker, the others face down. All are revealed together.',
    'The leader takes somebody else’s card; whoever’s card was taken chooses next. Never your own, never the leader’s.',
    'The last one has no choice: they take the leader’s card and the marker, and lead the next trick.',
    'Every card you take joins your row of its suit. At the end a row is worth the sum of its numbers.',
    'One or three ‘−’ make it negative, two cancel out; ‘×2’ doubles it, for better or worse; ‘0’ wipes it out.',
    'When the hands are empty, the four rows are counted. Three rounds, and the highest total wins.',
  ],
  synonyms: [
    ['tie', 'tied', 'draw', 'equal', 'shared', 'share'],
    ['zero', 'nought', '‘0’', 'nicht die bohne'],
    ['minus', '‘−’', 'negative', 'sign'],
    ['double', 'doubling', '‘x2’', '×2', 'times two'],
    ['token', 'marker'],
    ['round', 'deal', 'hand'],
    ['points', 'score', 'counting', 'total'],
    ['start', 'begin', 'lead', 'first'],
    ['win', 'winner', 'victory'],
    ['must', 'forced', 'compulsory'],
    ['computer', 'bot', 'robot'],
    ['quit', 'leave', 'leaves'],
  ],
  credits: [
    'A game by Horst-Rainer Rösner.',
    'French rules by Frédéric Bizet and François Haffner.',
    'Thanks to the library of L’Escale à jeux, which opened the box.',
  ],
};
