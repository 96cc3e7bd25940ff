// What happens in Chicorée, in German, as lines of a log that names people.

import { counted, listed } from '@tablee/kit';
import type { Events } from './types.ts';

const flowers = (count: number): string => counted('de', count, 'Blüte', 'Blüten');

export const events: Events = {
  turn: ({ number, seat }, at) => `Zug ${number}: ${at.person(seat).name}.`,
  income: ({ seat, amount }, at) =>
    `${at.person(seat).start} bekommt ${at.tokens(amount)} aus der Bank.`,
  stopped: ({ seat }, at) => `${at.person(seat).start} ist gestoppt: kein Einkommen in diesem Zug.`,
  paid: ({ seat, to, amount }, at) =>
    `${at.person(seat).start} zahlt ${at.tokens(amount)} ${at.person(to).to}.`,
  owes: ({ seat, to, amount }, at) =>
    `${at.person(seat).start} schuldet ${at.person(to).name} ${at.tokens(amount)} und hat nicht genug: Zwangsverkauf.`,
  bankrupt: ({ seat, to, amount }, at) => {
    const fails = `${at.person(seat).start} ist bankrott und scheidet aus`;
    return amount === 0
      ? `${fails}.`
      : `${fails}; ${at.person(to).name} bekommt den Rest: ${at.tokens(amount)}.`;
  },
  laid: ({ seat, card, number }, at) =>
    at.isJoker(card)
      ? `${at.person(seat).start} legt einen Joker als ${at.chain(number)} aus.`
      : `${at.person(seat).start} legt ${at.card(card)} aus.`,
  started: ({ seat, card }, at) => `${at.person(seat).start} legt ${at.card(card)} aus.`,
  played: ({ seat, card, on }, at) =>
    on === null
      ? `${at.person(seat).start} spielt ${at.card(card)}.`
      : `${at.person(seat).start} spielt ${at.card(card)} gegen ${at.person(on).name}.`,
  destroyed: ({ seat, card, number }, at) =>
    at.isJoker(card)
      ? `${at.person(seat).start} verliert den Joker, der als ${at.chain(number)} lag.`
      : `${at.person(seat).start} verliert ${at.chain(number)}.`,
  drew: ({ seat, card }, at) =>
    `${at.person(seat).start} zieht ${card === null ? 'eine Karte' : at.card(card)}.`,
  reshuffled: ({ count }) =>
    `Die Ablage wird gemischt: ${counted('de', count, 'Karte', 'Karten')} im neuen Nachziehstapel.`,
  turned: ({ seat, card }, at) => `${at.person(seat).start} deckt ${at.card(card)} auf.`,
  kept: ({ seat, card }, at) => `${at.person(seat).start} nimmt ${at.card(card)} auf die Hand.`,
  selling: ({ seat, card }, at) =>
    `${at.person(seat).start} bietet ${at.card(card)} zum Verkauf an.`,
  auction: ({ card, form }, at) =>
    form === 'bluff' ? `Bluffversteigerung: ${at.card(card)}.` : `Versteigerung: ${at.card(card)}.`,
  bid: ({ seat, amount }, at) => `${at.person(seat).start} bietet ${amount}.`,
  passed: ({ seat }, at) => `${at.person(seat).start} passt.`,
  fists: ({ bids }, at) =>
    `Die Fäuste öffnen sich. ${bids
      .map(({ seat, amount }) => `${at.person(seat).start}: ${amount}`)
      .join(' · ')}`,
  sold: ({ seat, card, amount }, at) =>
    `${at.person(seat).start} ersteigert ${at.card(card)} für ${at.tokens(amount)}.`,
  unsold: ({ card }, at) => `Niemand bietet: ${at.card(card)} kommt auf die Ablage.`,
  challenge: ({ card }, at) => `${at.card(card)}: Alle nehmen teil.`,
  shown: ({ cards: all }, at) =>
    `Die Karten werden aufgedeckt. ${all
      .map(({ seat, cards }) => `${at.person(seat).start}: ${at.cards(cards)}`)
      .join(' · ')}`,
  flowers: ({ total, wins }, at) => {
    const count = `${flowers(total)} auf dem Tisch`;
    if (wins.length === 0) return `${count}, aber niemand hat eine gezeigt: kein Gewinn.`;
    const gains = wins.map(({ seat, amount }) =>
      amount === 0
        ? `${at.person(seat).name} ist gestoppt und bekommt nichts`
        : `${at.person(seat).name} gewinnt ${at.tokens(amount)}`,
    );
    return `${count}: ${listed('de', gains)}.`;
  },
  'stop-ended': ({ seat, card }, at) =>
    `${at.card(card)} stoppt ${at.person(seat).name} nicht länger.`,
  over: ({ reason, winners }, at) => {
    const names = listed(
      'de',
      winners.map((seat) => at.person(seat).name),
    );
    if (reason === 'chain') return `Die Kette ist vollständig. Sieg für ${names}!`;
    if (reason === 'last') return `Sonst ist niemand mehr übrig. Sieg für ${names}!`;
    const win = winners.length === 1 ? 'Sieg' : 'Geteilter Sieg';
    return `Das Spiel endet durch Erschöpfung. ${win} für ${names}.`;
  },
};
