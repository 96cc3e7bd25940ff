// What a player of Chicorée is asked, and what the moves are called, in French.

import { either, type Person } from '@tablee/kit';
import type { Lot, Moves, Options } from './types.ts';

/** « 4-Récolte à 5, pour Beate ». */
const standing = ({ card, price, bidder }: Lot): string => {
  if (price === 0) return `${card}, pas encore de mise`;
  return bidder === undefined ? `${card} à ${price}` : `${card} : ${bidder.name} mène à ${price}`;
};

/** What a seat is asked, or waits for; a person is unknown where no names were given. */
export const prompts = {
  shuffling: 'On mélange les cartes.',
  over: 'La partie est terminée.',
  bankrupt: 'Faillite : la partie continue sans toi.',
  main({ lay, start, play }: Options): string {
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
  otherPlays: (person: Person | undefined) =>
    person === undefined ? 'Quelqu’un d’autre joue son tour.' : `C’est au tour ${person.of}.`,
  sell(due: string, tokens: string, creditor: Person | undefined): string {
    const to = creditor === undefined ? '' : ` ${creditor.to}`;
    return `Tu dois ${due}${to} et tu as ${tokens} : choisis une carte de ta main à vendre.`;
  },
  otherSells: (person: Person | undefined) =>
    `${person?.start ?? 'Quelqu’un d’autre'} doit vendre une carte pour payer.`,
  /** Raise or pass. */
  bid: (lot: Lot) => `${standing(lot)}. Mise au moins ${lot.price + 1} ou passe.`,
  otherBids: (person: Person | undefined, lot: Lot) =>
    person === undefined
      ? `${standing(lot)}. La parole est aux autres.`
      : `${standing(lot)}. La parole est ${person.to}.`,
  /** Raise before the hammer falls, or stay silent. */
  callOut: (lot: Lot) =>
    `${standing(lot)}. Mise au moins ${lot.price + 1} ou laisse tomber le marteau.`,
  ownBidStands: 'La plus haute mise est la tienne : il reste à attendre le marteau.',
  cannotRaise: (lot: Lot) =>
    `${standing(lot)}. Tu n’as pas de quoi ${lot.price === 0 ? 'miser' : 'miser plus haut'}.`,
  fist: (card: string, tokens: string) =>
    `Enchère bluff pour ${card} : combien de pions dans ton poing ? Tu as ${tokens}, 0 est permis.`,
  othersFists: (card: string) => `Enchère bluff pour ${card} : les autres ferment le poing.`,
  show: (card: string) => `${card} : montre une ou plusieurs cartes de ta main.`,
  othersShow: (card: string) => `${card} : les autres choisissent leurs cartes.`,
};

export type Prompts = typeof prompts;

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
