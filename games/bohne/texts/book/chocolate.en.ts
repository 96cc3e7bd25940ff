// The rule book of Pas de bras… pas de chocolat in English.

import type { ChocolateBook } from './types.ts';

export const book: ChocolateBook = {
  rules: {
    'NB-01':
      '60 cards, 15 of each kind of chocolate. Each kind has ten cards from 1 to 10, one cocoa ‘×2’, three palm oils ‘−’ and one Pas de bras ‘0’.',
    'NB-02': 'Four kinds of chocolate: white, milk, dark and hazelnut.',
    'NB-03':
      'Three special cards: cocoa (‘×2’) doubles, palm oil (‘−’) spoils, Pas de bras (‘0’, French for ‘no arms’) takes it all away.',
    'NB-04': 'There is one Oya marker. Whoever holds it is the Oya and leads the trick.',
    'NB-10': '3 to 6 players.',
    'NB-11':
      'All cards are dealt, face down: 20 each with 3 players, 15 with 4, 12 with 5, 10 with 6.',
    'NB-12':
      'Players look at their cards only once all of them are dealt, and keep them in hand, sorted by kind of chocolate.',
    'NB-14':
      'The first Oya is the player who ate chocolate most recently: they take the Oya marker.',
    'NB-15':
      'Online, nobody knows who ate chocolate most recently: the host may name the first Oya, otherwise the table’s random seed picks one.',
    'NB-20': 'The Oya puts one card from hand face up in front of them, with the Oya marker on it.',
    'NB-21':
      'Every other player chooses one card from hand and offers it face down; once everyone is ready, all these cards are revealed together.',
    'NB-22':
      'The Oya chooses first: any card offered by another player, never their own. It joins the Oya’s collection.',
    'NB-23':
      'The player whose card was just chosen takes next: any card still on the table except the Oya’s card under the marker, and never their own.',
    'NB-24':
      'This goes on until only one player is left, the one whose card was chosen last: they must take the Oya’s card and the marker. They are the Oya of the next trick.',
    'NB-25':
      'Nobody turns down a gift: everyone must take. The trick ends when every player has taken exactly one card.',
    'NB-26':
      'A taken card goes at once, face up, into the taker’s collection, sorted by kind of chocolate; everyone can see every value at all times.',
    'NB-27':
      'Within a kind of chocolate, cocoa, palm oil and Pas de bras stand first, no matter when they were taken.',
    'NB-28': 'A special card counts only for its own kind of chocolate.',
    'NB-29':
      'The round (one full deal) ends when nobody has cards in hand, so there are as many tricks as cards dealt to each player.',
    'NB-30': 'For each kind of chocolate, add up the numbers in your collection.',
    'NB-31':
      'With one or three palm oil cards the sum counts as negative; with none or two it stays positive.',
    'NB-32':
      'Cocoa doubles the result, positive or negative. Example: 3, 5 and 7 of white chocolate with two palm oil cards and the cocoa are worth +30.',
    'NB-33':
      'No arms, no chocolate: with the Pas de bras of a kind, that kind is worth 0, whether its total is positive or negative.',
    'NB-34': 'The value of a collection is the sum of the four kinds of chocolate.',
    'NB-41':
      'The most valuable collection wins the round. As many rounds are played as there are players, with a different Oya each round; the scores added together decide the overall winner.',
    'NB-42':
      'After each round the role of first Oya passes to the left, so everyone is first Oya once.',
    'NB-43': 'Players with equal totals share the place; a shared first place is a shared win.',
    'NB-44':
      'Table option: the number of rounds, from 1 to 12; by default as many as there are players. ‘Quick game’ means 1 round.',
    'NB-45':
      'A player who leaves or runs out of time is replaced by a bot in the same seat, with the same hand and collection, and may come back.',
  },
  summary: [
    'Everyone offers a card: the Oya face up, under the marker, the others face down. All are revealed together.',
    'The Oya chooses somebody else’s card; whoever’s card was chosen takes next. Never your own, never the Oya’s.',
    'The last one has no choice: they take the Oya’s card and the marker, and are the Oya of the next trick.',
    'Your collection is sorted by kind of chocolate. At the end each kind is worth the sum of its numbers.',
    'One or three palm oil cards make it negative, two cancel out; cocoa doubles it, for better or worse; Pas de bras, the zero, makes it 0.',
    'The finest collection wins the round. As many rounds as players, and the scores added up decide the overall winner.',
  ],
  synonyms: [
    ['tie', 'tied', 'draw', 'equal', 'shared', 'share'],
    ['zero', 'nought', 'pas de bras', 'no arms', '‘0’'],
    ['oil', 'palm', 'minus', '‘−’', 'negative'],
    ['cocoa', 'cacao', 'double', 'doubling', '‘x2’', '×2', 'times two'],
    ['oya', 'marker', 'leader'],
    ['kind', 'suit', 'colour', 'color'],
    ['collection', 'row'],
    ['round', 'deal', 'game'],
    ['points', 'score', 'counting', 'value', 'total'],
    ['start', 'begin', 'lead', 'first'],
    ['win', 'winner', 'victory'],
    ['must', 'forced', 'compulsory'],
    ['computer', 'bot', 'robot'],
    ['quit', 'leave', 'leaves'],
  ],
  credits: [
    'A game by Horst-Rainer Rösner, illustrated by Zhong Zhun.',
    'Thanks to the library of L’Escale à jeux, which opened the box.',
  ],
};
