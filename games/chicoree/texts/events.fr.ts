// What happens in Chicorée, in French, as lines of a log that names people.

import { counted, listed } from '@tablee/kit';
import type { Events } from './types.ts';

const flowers = (count: number): string => counted('fr', count, 'fleur', 'fleurs');

export const events: Events = {
  turn: ({ number, seat }, at) => `Tour ${number} : ${at.person(seat).name}.`,
  income: ({ seat, amount }, at) =>
    `${at.person(seat).start} reçoit ${at.tokens(amount)} de la banque.`,
  stopped: ({ seat }, at) => `${at.person(seat).start} est à l’arrêt : pas de revenu ce tour-ci.`,
  paid: ({ seat, to, amount }, at) =>
    `${at.person(seat).start} donne ${at.tokens(amount)} ${at.person(to).to}.`,
  owes: ({ seat, to, amount }, at) =>
    `${at.person(seat).start} doit ${at.tokens(amount)} ${at.person(to).to} et ne peut pas payer : vente forcée.`,
  bankrupt: ({ seat, to, amount }, at) => {
    const fails = `${at.person(seat).start} fait faillite et quitte la partie`;
    return amount === 0
      ? `${fails}.`
      : `${fails} ; ${at.person(to).name} reçoit ce qui reste : ${at.tokens(amount)}.`;
  },
  laid: ({ seat, card, number }, at) =>
    at.isJoker(card)
      ? `${at.person(seat).start} pose un joker comme ${at.chain(number)}.`
      : `${at.person(seat).start} pose ${at.card(card)}.`,
  started: ({ seat, card }, at) => `${at.person(seat).start} pose ${at.card(card)}.`,
  played: ({ seat, card, on }, at) =>
    on === null
      ? `${at.person(seat).start} joue ${at.card(card)}.`
      : `${at.person(seat).start} joue ${at.card(card)} contre ${at.person(on).name}.`,
  destroyed: ({ seat, card, number }, at) =>
    at.isJoker(card)
      ? `${at.person(seat).start} perd le joker posé comme ${at.chain(number)}.`
      : `${at.person(seat).start} perd ${at.chain(number)}.`,
  drew: ({ seat, card }, at) =>
    `${at.person(seat).start} pioche ${card === null ? 'une carte' : at.card(card)}.`,
  reshuffled: ({ count }) =>
    `La défausse est mélangée : ${counted('fr', count, 'carte', 'cartes')} dans la nouvelle pioche.`,
  turned: ({ seat, card }, at) => `${at.person(seat).start} retourne ${at.card(card)}.`,
  kept: ({ seat, card }, at) => `${at.person(seat).start} prend ${at.card(card)} en main.`,
  selling: ({ seat, card }, at) => `${at.person(seat).start} met ${at.card(card)} en vente.`,
  auction: ({ card, form }, at) =>
    form === 'bluff' ? `Enchère bluff pour ${at.card(card)}.` : `Enchère pour ${at.card(card)}.`,
  bid: ({ seat, amount }, at) => `${at.person(seat).start} mise ${amount}.`,
  passed: ({ seat }, at) => `${at.person(seat).start} passe.`,
  fists: ({ bids }, at) =>
    `Les poings s’ouvrent. ${bids
      .map(({ seat, amount }) => `${at.person(seat).start} : ${amount}`)
      .join(' · ')}`,
  sold: ({ seat, card, amount }, at) =>
    `${at.person(seat).start} remporte ${at.card(card)} pour ${at.tokens(amount)}.`,
  unsold: ({ card }, at) => `Personne ne mise : ${at.card(card)} va à la défausse.`,
  challenge: ({ card }, at) => `${at.card(card)} : tout le monde relève le défi.`,
  shown: ({ cards: all }, at) =>
    `Les cartes se retournent. ${all
      .map(({ seat, cards }) => `${at.person(seat).start} : ${at.cards(cards)}`)
      .join(' · ')}`,
  flowers: ({ total, wins }, at) => {
    const count = `${flowers(total)} sur la table`;
    if (wins.length === 0) return `${count}, mais personne n’en a montré : pas de gain.`;
    const gains = wins.map(({ seat, amount }) =>
      amount === 0
        ? `${at.person(seat).name}, à l’arrêt, ne reçoit rien`
        : `${at.person(seat).name} gagne ${at.tokens(amount)}`,
    );
    return `${count} : ${listed('fr', gains)}.`;
  },
  'stop-ended': ({ seat, card }, at) =>
    `L’effet de ${at.card(card)} sur ${at.person(seat).name} prend fin.`,
  over: ({ reason, winners }, at) => {
    const names = listed(
      'fr',
      winners.map((seat) => at.person(seat).name),
    );
    if (reason === 'chain') return `La chaîne est complète. Victoire : ${names} !`;
    if (reason === 'last') return `Plus personne d’autre en jeu. Victoire : ${names} !`;
    const victory = winners.length === 1 ? 'Victoire' : 'Victoire partagée';
    return `La partie s’arrête par épuisement. ${victory} : ${names}.`;
  },
};
