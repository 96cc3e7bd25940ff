// What a player of Chicorée is asked, and what the moves are called, in French.

import { either } from '@tablee/kit';
import type { Lot, Moves, Prompts } from './types.ts';

/** « 4-Récolte à 5, pour Beate ». */
const standing = ({ card, price, bidder }: Lot): string => {
  if (price === 0) return `${card}, pas encore de mise`;
  return bidder === undefined ? `${card} à ${price}` : `${card} : ${bidder.name} mène à ${price}`;
};

export const prompts: Prompts = {
  shuffling: 'On mélange les cartes.',
  over: 'La partie est terminée.',
  bankrupt: 'Faillite : la partie continue sans toi.',
  main({ lay, start, play }) {
    if (lay.length === 0 && !start && !play)
      return 'Rien à poser ni à jouer : termine pour piocher.';
    const options = [
      ...(lay.length > 0 ? [`poser une carte (${lay.join(', ')})`] : []),
      ...(start ? ['poser un Départ'] : []),
      ...(play ? ['jouer une carte spéciale'] : []),
      'terminer et piocher',
    ];
    return `À toi de jouer : ${either('fr', options)}.`;
  },
  otherPlays: (person) =>
    person === undefined ? 'Quelqu’un d’autre joue son tour.' : `C’est au tour ${person.of}.`,
  sell(due, tokens, creditor) {
    const to = creditor === undefined ? '' : ` ${creditor.to}`;
    return `Tu dois ${due}${to} et tu as ${tokens} : choisis une carte de ta main à vendre.`;
  },
  otherSells: (person) =>
    `${person?.start ?? 'Quelqu’un d’autre'} doit vendre une carte pour payer.`,
  bid: (lot) => `${standing(lot)}. Mise au moins ${lot.price + 1} ou passe.`,
  otherBids: (person, lot) =>
    person === undefined
      ? `${standing(lot)}. La parole est aux autres.`
      : `${standing(lot)}. La parole est ${person.to}.`,
  callOut: (lot) => `${standing(lot)}. Mise au moins ${lot.price + 1} ou laisse tomber le marteau.`,
  ownBidStands: 'La plus haute mise est la tienne : il reste à attendre le marteau.',
  cannotRaise: (lot) =>
    `${standing(lot)}. tu n’as pas de quoi ${lot.price === 0 ? 'miser' : 'miser plus haut'}.`,
  fist: (card, tokens) =>
    `Enchère bluff pour ${card} : combien de pions dans ton poing ? Tu as ${tokens}, 0 est permis.`,
  othersFists: (card) => `Enchère bluff pour ${card} : les autres ferment le poing.`,
  show: (card) => `${card} : montre une ou plusieurs cartes de ta main.`,
  othersShow: (card) => `${card} : les autres choisissent leurs cartes.`,
};

export const moves: Moves = {
  lay: ({ card, as }, at) =>
    as === null ? `poser ${at.card(card)}` : `poser le joker comme ${at.chain(as)}`,
  start: ({ card }, at) => `poser ${at.card(card)}`,
  play: ({ card, on }, at) =>
    on === null ? `jouer ${at.card(card)}` : `jouer ${at.card(card)} contre ${at.person(on).name}`,
  done: () => 'terminer et piocher',
  sell: ({ card }, at) => `vendre ${at.card(card)}`,
  bid: (amount) => `miser ${amount}`,
  bidNothing: 'garder le poing vide',
  pass: () => 'passer',
  show: ({ cards }, at) => `montrer ${at.cards(cards)}`,
};
