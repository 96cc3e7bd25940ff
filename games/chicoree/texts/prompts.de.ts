// What a player of Chicorée is asked, and what the moves are called, in German.

import { either } from '@tablee/kit';
import type { Prompts } from './prompts.fr.ts';
import type { Lot, Moves } from './types.ts';

/** „Ernte (4): Beate führt mit 5“. */
const standing = ({ card, price, bidder }: Lot): string => {
  if (price === 0) return `${card}, noch kein Gebot`;
  return bidder === undefined
    ? `${card} bei ${price}`
    : `${card}: ${bidder.pick('Du führst', `${bidder.name} führt`)} mit ${price}`;
};

const hide = (tokens: number): string => {
  if (tokens === 0) return 'Du hast keine Chips mehr, deine Faust bleibt leer.';
  return tokens === 1
    ? 'Versteckst du deinen letzten Chip? (0 ist erlaubt.)'
    : `Wie viele deiner ${tokens} Chips versteckst du? (0 ist erlaubt.)`;
};

export const prompts: Prompts = {
  shuffling: 'Die Karten werden gemischt.',
  over: 'Das Spiel ist zu Ende.',
  bankrupt: 'Bankrott: Das Spiel geht ohne dich weiter.',
  main({ lay, start, play }) {
    if (lay.length === 0 && !start && !play)
      return 'Nichts zum Auslegen, nichts zum Spielen: Zieh deine Karten.';
    const options = [
      ...(lay.length > 0 ? [`eine Karte auslegen (${lay.join(', ')})`] : []),
      ...(start ? ['eine Startkarte auslegen'] : []),
      ...(play ? ['eine Sonderkarte spielen'] : []),
      'den Zug beenden und ziehen',
    ];
    return `Du bist am Zug: ${either('de', options)}.`;
  },
  otherPlays: (person) =>
    person === undefined
      ? 'Jemand anderes ist am Zug.'
      : person.does('bist am Zug.', 'ist am Zug.'),
  sell(due, tokens, creditor) {
    const to = creditor === undefined ? '' : ` ${creditor.name}`;
    const has = tokens === 0 ? 'hast keine mehr' : `hast nur ${tokens}`;
    return `Du schuldest${to} ${due} und ${has}: Wähle eine Handkarte zum Verkauf.`;
  },
  otherSells: (person) =>
    person?.does(
      'musst eine Karte verkaufen, um zu zahlen.',
      'muss eine Karte verkaufen, um zu zahlen.',
    ) ?? 'Jemand anderes muss eine Karte verkaufen, um zu zahlen.',
  bid: (lot) => `${standing(lot)}. Biete mindestens ${lot.price + 1} oder passe.`,
  otherBids: (person, lot) =>
    person === undefined
      ? `${standing(lot)}. Die anderen bieten.`
      : `${standing(lot)}. Jetzt ${person.pick('bist du', `ist ${person.name}`)} dran.`,
  callOut: (lot) =>
    `${standing(lot)}. Biete mindestens ${lot.price + 1} oder lass den Hammer fallen.`,
  ownBidStands: 'Das höchste Gebot ist deins: Jetzt muss nur noch der Hammer fallen.',
  cannotRaise: (lot) =>
    `${standing(lot)}. Deine Chips reichen nicht für ein ${lot.price === 0 ? 'Gebot' : 'höheres Gebot'}.`,
  hide,
  fist: (card, tokens) => `Geblufft wird um ${card}: ${hide(tokens)}`,
  allFists: (card) => `Geblufft wird um ${card}: Alle machen die Faust zu.`,
  allShow: (card) => `${card}: Alle wählen Karten.`,
  allBid: (lot) => `${standing(lot)}. Gleich fällt der Hammer.`,
  othersFists: (card) => `Geblufft wird um ${card}: Die anderen machen ihre Faust zu.`,
  show: (card) => `${card}: Zeig eine oder mehrere Karten aus deiner Hand.`,
  othersShow: (card) => `${card}: Die anderen wählen ihre Karten.`,
};

export const moves: Moves = {
  lay: ({ card, as }, at) =>
    as === null ? `${at.the(card)} auslegen` : `den Joker als ${at.chain(as)} auslegen`,
  start: ({ card }, at) => `${at.the(card)} auslegen`,
  play: ({ card, on }, at) =>
    on === null ? `${at.the(card)} spielen` : `${at.the(card)} gegen ${at.person(on).name} spielen`,
  done: () => 'ziehen',
  sell: ({ card }, at) => `${at.the(card)} verkaufen`,
  bid: (amount) => `${amount} bieten`,
  hide: (amount, at) => (amount === 0 ? 'nichts verstecken' : `${at.tokens(amount)} verstecken`),
  pass: () => 'passen',
  show: ({ cards }, at) => `${at.cards(cards)} zeigen`,
};
