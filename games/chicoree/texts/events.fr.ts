// What happens in Chicorée, in French, as lines of a log.

import { capital, counted, listed, type Person, type Seat } from '@tablee/kit';
import type { Events, Speaker } from './types.ts';

const flowers = (count: number): string => counted('fr', count, 'fleur', 'fleurs');

/** « Alex donne 2 pions à Beate », « Alex te donne 2 pions ». */
function gives(
  at: Speaker,
  seat: Seat,
  to: Seat,
  [you, other]: readonly [string, string],
  what: string,
): string {
  const receiver = at.person(to);
  const te = receiver.pick('te ', '');
  const verb = at.person(seat).does(`${te}${you}`, `${te}${other}`);
  return `${verb} ${what}${receiver.pick('', ` ${receiver.to}`)}`;
}

/** What a player can lose to a red card: « ta récolte (4) », « sa récolte (4) ». */
const LOST: Readonly<Record<number, string>> = { 3: 'manufacture (3)', 4: 'récolte (4)' };

/** « au magasin de Beate »; what takes more is several shops, or an export beside them. */
const shopOf = ({ of, pick }: Person, amount: number): string => {
  const shop = amount === 1 ? 'magasin' : 'commerce';
  return pick(`à ton ${shop}`, `au ${shop} ${of}`);
};

/** A player may have several of them. */
const SHOP = 6;

export const events: Events = {
  turn: ({ number, seat }, at) =>
    `Tour ${number} : ${at.person(seat).pick('à toi', at.person(seat).name)}.`,
  income: ({ seat, amount }, at) =>
    `${at.person(seat).does('reçois', 'reçoit')} ${at.tokens(amount)} de la banque.`,
  stopped: ({ seat }, at) =>
    `${at.person(seat).does('es', 'est')} à l’arrêt : pas de revenu ce tour-ci.`,
  paid: ({ seat, to, amount }, at) =>
    `${gives(at, seat, to, ['donnes', 'donne'], at.tokens(amount))}.`,
  owes: ({ seat, to, amount }, at) =>
    `${at.person(seat).does('dois', 'doit')} ${at.tokens(amount)} ${shopOf(at.person(to), amount)} et ${at.person(seat).pick('tu ne peux', 'ne peut')} pas payer : vente forcée.`,
  bankrupt: ({ seat, to, amount }, at) => {
    const who = at.person(seat);
    const fails = `${who.does('fais', 'fait')} faillite et ${who.pick('quittes', 'quitte')} la partie`;
    return amount === 0
      ? `${fails}.`
      : `${fails} ; ${at.person(to).pick('tu reçois', `${at.person(to).name} reçoit`)} ce qui reste : ${at.tokens(amount)}.`;
  },
  laid: ({ seat, card, number }, at) =>
    at.isJoker(card)
      ? `${at.person(seat).does('poses', 'pose')} un joker comme ${at.chain(number)}.`
      : `${at.person(seat).does('poses', 'pose')} ${number === SHOP ? at.a(card) : at.the(card)}.`,
  started: ({ seat, card }, at) => `${at.person(seat).does('poses', 'pose')} ${at.the(card)}.`,
  played: ({ seat, card, on }, at) =>
    on === null
      ? `${at.person(seat).does('joues', 'joue')} ${at.a(card)}.`
      : `${at.person(seat).does('joues', 'joue')} ${at.a(card)} contre ${at.person(on).name}.`,
  destroyed: ({ seat, card, number }, at) =>
    at.isJoker(card)
      ? `${at.person(seat).does('perds', 'perd')} le joker posé comme ${at.chain(number)}.`
      : `${at.person(seat).does('perds ta', 'perd sa')} ${LOST[number] ?? at.chain(number)}.`,
  drew: ({ seat, card }, at) =>
    `${at.person(seat).does('pioches', 'pioche')} ${card === null ? 'une carte' : at.a(card)}.`,
  reshuffled: ({ count }) =>
    `La défausse est mélangée : ${counted('fr', count, 'carte', 'cartes')} dans la nouvelle pioche.`,
  turned: ({ seat, card }, at) => `${at.person(seat).does('retournes', 'retourne')} ${at.a(card)}.`,
  kept: ({ seat, card }, at) =>
    `${at.person(seat).does('prends', 'prend')} ${at.the(card)} en main.`,
  selling: ({ seat, card }, at) => `${at.person(seat).does('mets', 'met')} ${at.a(card)} en vente.`,
  auction: ({ card, form }, at) =>
    form === 'bluff' ? `Enchère bluff pour ${at.the(card)}.` : `Enchère pour ${at.the(card)}.`,
  bid: ({ seat, amount }, at) => `${at.person(seat).does('mises', 'mise')} ${amount}.`,
  passed: ({ seat }, at) => `${at.person(seat).does('passes', 'passe')}.`,
  fists: ({ bids }, at) =>
    `Les poings s’ouvrent. ${bids
      .map(({ seat, amount }) => `${at.person(seat).label} : ${amount}`)
      .join(' · ')}`,
  sold: ({ seat, card, amount }, at) =>
    `${at.person(seat).does('remportes', 'remporte')} ${at.the(card)} pour ${at.tokens(amount)}.`,
  unsold: ({ card }, at) => `Personne ne mise : ${at.the(card)} va à la défausse.`,
  challenge: ({ card }, at) => `${at.card(card)} : tout le monde relève le défi.`,
  shown: ({ cards: all }, at) =>
    `Les cartes se retournent. ${all
      .map(({ seat, cards }) => `${at.person(seat).label} : ${at.cards(cards)}`)
      .join(' · ')}`,
  flowers: ({ total, wins }, at) => {
    const count = `${flowers(total)} sur la table`;
    if (wins.length === 0) return `${count}, mais personne n’en a montré : pas de gain.`;
    const gains = wins.map(({ seat, amount }) => {
      const { name, pick } = at.person(seat);
      return amount === 0
        ? pick('à l’arrêt, tu ne reçois rien', `${name}, à l’arrêt, ne reçoit rien`)
        : `${pick('tu gagnes', `${name} gagne`)} ${at.tokens(amount)}`;
    });
    return `${count} : ${listed('fr', gains)}.`;
  },
  'stop-ended': ({ seat, card }, at) => {
    const { name, pick } = at.person(seat);
    return `${capital(at.the(card))} ${pick('ne t’arrête plus', `n’arrête plus ${name}`)}.`;
  },
  over: ({ reason, winners }, at) => {
    const people = winners.map((seat) => at.person(seat));
    const names = listed(
      'fr',
      people.map(({ name }) => name),
    );
    const won =
      people.length === 1
        ? `${people[0]!.does('gagnes', 'gagne')} !`
        : `Victoire partagée : ${names}.`;
    if (reason === 'chain') return `La chaîne est complète. ${won}`;
    if (reason === 'last') return `Tous les autres ont fait faillite. ${won}`;
    return `La partie n’avance plus. ${won}`;
  },
};
