// The rules of the bean family in English, one text per rule id.

import type { RuleId } from '../rules/ids.ts';

export const rules: Record<RuleId, string> = {
  'NB-01':
    '60 cards in four suits of 15. Each suit has the numbers 1 to 10 (one of each), one ‘x2’, three ‘−’ and one ‘0’.',
  'NB-02':
    'The suits. Nicht die Bohne!: green, red, yellow and blue beans. Pas de bras…: white, milk, dark and hazelnut chocolate.',
  'NB-03':
    'The special cards are named by edition. Nicht die Bohne!: the ‘0’ is called ‘Nicht die Bohne’; ‘x2’ and ‘−’ are simply that. Pas de bras…: the ‘0’ is called ‘Pas de bras’, the ‘x2’ is ‘Cocoa’ (Cacao) and the ‘−’ is ‘Palm oil’ (Huile de palme).',
  'NB-04':
    'There is one marker. Nicht die Bohne!: the token; Pas de bras…: the Oya marker. Whoever holds it is the leader and leads the trick.',
  'NB-05':
    'Nicht die Bohne!: a score pad with the columns Spiel +, Spiel − and Summe for each player and round.',
  'NB-10': '3 to 6 players.',
  'NB-11':
    'All cards are dealt, face down: 20 each with 3 players, 15 with 4, 12 with 5, 10 with 6.',
  'NB-12':
    'Players look at their hand only once all the cards are dealt, and keep it sorted by suit.',
  'NB-13':
    'Nicht die Bohne!: the oldest player keeps the score and deals the first round; the player to the dealer’s left takes the token and leads.',
  'NB-14': 'Pas de bras…: the first Oya is the player who ate chocolate most recently.',
  'NB-15':
    'Online, nobody knows the players’ ages or when they last had chocolate: the host may name that player, otherwise the table’s random seed picks one.',
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
    '‘x2’ doubles the result, positive or negative. The order is always: sum, then sign, then double. Example: 8, 2 and 4 with two ‘−’ and an ‘x2’ are worth +28.',
  'NB-33': 'A ‘0’ makes the whole row worth 0 and cancels the row’s other special cards.',
  'NB-34':
    'The score of a round is the sum of the four suits. On the pad, Spiel + adds up the positive rows, Spiel − the negative rows (written without the sign), and Summe is the difference. Example: +9, +28, 0 and −13 give Spiel + 37, Spiel − 13, Summe 24.',
  'NB-40': 'Nicht die Bohne!: three rounds; the highest total of the three Summe wins.',
  'NB-41':
    'Pas de bras…: each game has a winner, the player with the highest score. As many games are played as there are players, with a different Oya each game; the scores of all games added together give the grand winner.',
  'NB-42':
    'Nicht die Bohne!: the deal passes to the left after each round. Pas de bras…: the role of first Oya passes to the left after each game, so everyone is first Oya once.',
  'NB-43': 'Players with equal totals share the place; a shared first place is a shared win.',
  'NB-44':
    'Table option: the number of rounds, from 1 to 12; by default what the edition says. ‘Quick game’ means 1 round.',
  'NB-45':
    'A player who leaves or runs out of time is replaced by a bot in the same seat, with the same hand and rows, and may come back.',
};
