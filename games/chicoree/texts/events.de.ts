// What happens in Chicorée, in German, as lines of a log.

import { capital, counted, listed, type Person } from '@tablee/kit';
import type { Events } from './types.ts';

const flowers = (count: number): string => counted('de', count, 'Blüte', 'Blüten');

/** „dem Laden von Beate“; what takes more is several shops, or an export beside them. */
const shopOf = ({ of, pick }: Person, amount: number): string => {
  const shop = amount === 1 ? 'Laden' : 'Geschäft';
  return pick(`deinem ${shop}`, `dem ${shop} ${of}`);
};

/** What can be destroyed. */
const LOST: Readonly<Record<number, string>> = { 3: 'Manufaktur (3)', 4: 'Ernte (4)' };

/** A player may have several of them. */
const SHOP = 6;

export const events: Events = {
  turn: ({ number, seat }, at) =>
    `Zug ${number}: ${at.person(seat).pick('Du bist dran', at.person(seat).name)}.`,
  income: ({ seat, amount }, at) =>
    `${at.person(seat).does('bekommst', 'bekommt')} ${at.tokens(amount)} aus der Bank.`,
  stopped: ({ seat }, at) =>
    `${at.person(seat).does('bist', 'ist')} gestoppt: kein Einkommen in diesem Zug.`,
  paid: ({ seat, to, amount }, at) =>
    `${at.person(seat).does('zahlst', 'zahlt')} ${at.person(to).pick(`dir ${at.tokens(amount)}`, `${at.tokens(amount)} ${at.person(to).to}`)}.`,
  owes: ({ seat, to, amount }, at) =>
    `${at.person(seat).does('schuldest', 'schuldet')} ${shopOf(at.person(to), amount)} ${at.tokens(amount)} und ${at.person(seat).pick('hast', 'hat')} nicht genug: Zwangsverkauf.`,
  bankrupt: ({ seat, to, amount }, at) => {
    const who = at.person(seat);
    const fails = `${who.does('bist', 'ist')} bankrott und ${who.pick('scheidest', 'scheidet')} aus`;
    return amount === 0
      ? `${fails}.`
      : `${fails}; ${at.person(to).name} ${at.person(to).pick('bekommst', 'bekommt')} den Rest: ${at.tokens(amount)}.`;
  },
  laid: ({ seat, card, number }, at) =>
    at.isJoker(card)
      ? `${at.person(seat).does('legst', 'legt')} einen Joker als ${at.chain(number)} aus.`
      : `${at.person(seat).does('legst', 'legt')} ${number === SHOP ? at.a(card) : at.the(card)} aus.`,
  started: ({ seat, card }, at) => `${at.person(seat).does('legst', 'legt')} ${at.the(card)} aus.`,
  played: ({ seat, card, on }, at) =>
    on === null
      ? `${at.person(seat).does('spielst', 'spielt')} ${at.a(card)}.`
      : `${at.person(seat).does('spielst', 'spielt')} ${at.a(card)} gegen ${at.person(on).pick('dich', at.person(on).name)}.`,
  destroyed: ({ seat, card, number }, at) =>
    at.isJoker(card)
      ? `${at.person(seat).does('verlierst', 'verliert')} den Joker, der als ${at.chain(number)} lag.`
      : `${at.person(seat).does('verlierst deine', 'verliert die')} ${LOST[number] ?? at.chain(number)}.`,
  drew: ({ seat, card }, at) =>
    `${at.person(seat).does('ziehst', 'zieht')} ${card === null ? 'eine Karte' : at.a(card)}.`,
  reshuffled: ({ count }) =>
    `Die Ablage wird gemischt: ${counted('de', count, 'Karte', 'Karten')} im neuen Nachziehstapel.`,
  turned: ({ seat, card }, at) => `${at.person(seat).does('deckst', 'deckt')} ${at.a(card)} auf.`,
  kept: ({ seat, card }, at) =>
    `${at.person(seat).does('nimmst', 'nimmt')} ${at.the(card)} auf die Hand.`,
  selling: ({ seat, card }, at) =>
    `${at.person(seat).does('bietest', 'bietet')} ${at.a(card)} zum Verkauf an.`,
  auction: ({ card, form }, at) =>
    form === 'bluff' ? `Bluffversteigerung: ${at.card(card)}.` : `Versteigerung: ${at.card(card)}.`,
  bid: ({ seat, amount }, at) => `${at.person(seat).does('bietest', 'bietet')} ${amount}.`,
  passed: ({ seat }, at) => `${at.person(seat).does('passt', 'passt')}.`,
  fists: ({ bids }, at) =>
    `Die Fäuste öffnen sich. ${bids
      .map(({ seat, amount }) => `${at.person(seat).label}: ${amount}`)
      .join(' · ')}`,
  sold: ({ seat, card, amount }, at) =>
    `${at.person(seat).does('ersteigerst', 'ersteigert')} ${at.the(card)} für ${at.tokens(amount)}.`,
  unsold: ({ card }, at) => `Niemand bietet: ${at.card(card)} kommt auf die Ablage.`,
  challenge: ({ card }, at) => `${at.card(card)}: Alle nehmen teil.`,
  shown: ({ cards: all }, at) =>
    `Die Karten werden aufgedeckt. ${all
      .map(({ seat, cards }) => `${at.person(seat).label}: ${at.cards(cards)}`)
      .join(' · ')}`,
  flowers: ({ total, wins }, at) => {
    const count = `${flowers(total)} auf dem Tisch`;
    if (wins.length === 0) return `${count}, aber niemand hat eine gezeigt: kein Gewinn.`;
    const gains = wins.map(({ seat, amount }) => {
      const { name, pick } = at.person(seat);
      return amount === 0
        ? `${name} ${pick('bist gestoppt und bekommst', 'ist gestoppt und bekommt')} nichts`
        : `${name} ${pick('gewinnst', 'gewinnt')} ${at.tokens(amount)}`;
    });
    return `${count}: ${capital(listed('de', gains))}.`;
  },
  'stop-ended': ({ seat, card }, at) =>
    `${at.card(card)} stoppt ${at.person(seat).pick('dich', at.person(seat).name)} nicht länger.`,
  over: ({ reason, winners }, at) => {
    const people = winners.map((seat) => at.person(seat));
    const names = listed(
      'de',
      people.map(({ name, pick }) => pick('dich', name)),
    );
    const won =
      people.length === 1
        ? `${people[0]!.does('gewinnst', 'gewinnt')}!`
        : `Geteilter Sieg für ${names}.`;
    if (reason === 'chain') return `Die Kette ist vollständig. ${won}`;
    if (reason === 'last') return `Alle anderen sind bankrott. ${won}`;
    return `Es geht nicht mehr weiter. ${won}`;
  },
};
