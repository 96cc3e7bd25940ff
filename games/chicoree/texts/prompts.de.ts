// What a player of Chicorée is asked, and what the moves are called, in German.

import { either } from '@tablee/kit';
import type { Prompts } from './prompts.fr.ts';
import type { Lot, Moves } from './types.ts';

/** „4-Ernte bei 5, für Beate“. */
const standing = ({ card, price, bidder }: Lot): string => {
  if (price === 0) return `${card}, noch kein Gebot`;
  return bidder === undefined
    ? `${card} bei ${price}`
    : `${card}: ${bidder.pick('Du führst', `${bidder.name} führt`)} mit ${price}`;
};

const hide = (tokens: number): string => {
  if (tokens === 0) return 'Du hast keine Chips, deine Faust bleibt leer.';
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
      return 'Nichts auszulegen und nichts zu spielen: Zieh Karten.';
    const options = [
      ...(lay.length > 0 ? [`eine Karte auslegen (${lay.join(', ')})`] : []),
      ...(start ? ['eine Startkarte auslegen'] : []),
      ...(play ? ['eine Sonderkarte spielen'] : []),
      'den Zug beenden und ziehen',
    ];
    return `Du bist am Zug: ${either('de', options)}.`;
  },
  otherPlays: (person) =>
    person === undefined ? 'Jemand anderes ist am Zug.' : `${person.start} ist am Zug.`,
  sell(due, tokens, creditor) {
    const to = creditor === undefined ? '' : ` ${creditor.name}`;
    const has = tokens === 0 ? 'hast keine Chips' : `hast nur ${tokens}`;
    return `Du schuldest${to} ${due} und ${has}: Wähle eine Handkarte zum Verkauf.`;
  },
  otherSells: (person) =>
    `${person?.start ?? 'Jemand anderes'} muss eine Karte verkaufen, um zu zahlen.`,
  bid: (lot) => `${standing(lot)}. Biete mindestens ${lot.price + 1} oder passe.`,
  otherBids: (person, lot) =>
    person === undefined
      ? `${standing(lot)}. Die anderen bieten.`
      : `${standing(lot)}. An der Reihe ist ${person.name}.`,
  callOut: (lot) =>
    `${standing(lot)}. Biete mindestens ${lot.price + 1} oder lass den Hammer fallen.`,
  ownBidStands: 'Das höchste Gebot ist deins: Jetzt fehlt nur noch der Hammer.',
  cannotRaise: (lot) =>
    `${standing(lot)}. Deine Chips reichen nicht für ein ${lot.price === 0 ? 'Gebot' : 'höheres Gebot'}.`,
  hide,
  fist: (card, tokens) => `${card}, Bluffversteigerung: ${hide(tokens)}`,
  allFists: (card) => `${card}, Bluffversteigerung: Alle schließen eine Faust.`,
  allShow: (card) => `${card}: Alle wählen Karten.`,
  allBid: (lot) => `${standing(lot)}. Gleich fällt der Hammer.`,
  othersFists: (card) => `${card}, Bluffversteigerung: Die anderen schließen ihre Fäuste.`,
  show: (card) => `${card}: Zeige eine oder mehrere Handkarten.`,
  othersShow: (card) => `${card}: Die anderen wählen ihre Karten.`,
};

export const moves: Moves = {
  lay: ({ card, as }, at) =>
    as === null ? `${at.a(card)} auslegen` : `den Joker als ${at.chain(as)} auslegen`,
  start: ({ card }, at) => `${at.a(card)} auslegen`,
  play: ({ card, on }, at) =>
    on === null ? `${at.a(card)} spielen` : `${at.a(card)} gegen ${at.person(on).name} spielen`,
  done: () => 'beenden und ziehen',
  sell: ({ card }, at) => `${at.a(card)} verkaufen`,
  bid: (amount) => `${amount} bieten`,
  bidNothing: 'die Faust leer lassen',
  pass: () => 'passen',
  show: ({ cards }, at) => `${at.cards(cards)} zeigen`,
};
