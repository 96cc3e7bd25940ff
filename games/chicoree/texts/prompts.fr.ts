// What a player of Chicorée is asked, and what the moves are called, in French.

import { either, type Person } from '@tablee/kit';
import type { Lot, Moves, Options } from './types.ts';

/** « Récolte (4) : Beate mène à 5 ». */
const standing = ({ card, price, bidder }: Lot): string => {
  if (price === 0) return `${card}, pas encore de mise`;
  return bidder === undefined
    ? `${card} à ${price}`
    : `${card} : ${bidder.pick('tu mènes', `${bidder.name} mène`)} à ${price}`;
};

/** Inside a sentence; how many tokens go into the fist. */
const hide = (tokens: number): string => {
  if (tokens === 0) return 'tu n’as plus de pions, ton poing reste vide.';
  return tokens === 1
    ? 'caches‑tu ton dernier pion ? (0 est permis.)'
    : `combien de tes ${tokens} pions caches‑tu ? (0 est permis.)`;
};

/** What a seat is asked, or waits for; a person is unknown where no names were given. */
export const prompts = {
  shuffling: 'On mélange les cartes.',
  over: 'La partie est terminée.',
  bankrupt: 'Faillite : la partie continue sans toi.',
  main({ lay, start, play }: Options): string {
    if (lay.length === 0 && !start && !play) return 'Rien à poser ni à jouer : à toi de piocher.';
    const options = [
      ...(lay.length > 0 ? [`pose une carte (${lay.join(', ')})`] : []),
      ...(start ? ['pose un Départ'] : []),
      ...(play ? ['joue une carte spéciale'] : []),
      'pioche',
    ];
    return `À toi : ${either('fr', options)}.`;
  },
  otherPlays: (person: Person | undefined) =>
    person === undefined
      ? 'Quelqu’un d’autre joue son tour.'
      : person.pick('C’est ton tour.', `C’est au tour ${person.of}.`),
  sell(due: string, tokens: number, creditor: Person | undefined): string {
    const to = creditor === undefined ? '' : ` ${creditor.to}`;
    const has = tokens === 0 ? 'ta bourse est vide' : `tu n’en as que ${tokens}`;
    return `Tu dois ${due}${to} et ${has} : choisis une carte de ta main à vendre.`;
  },
  otherSells: (person: Person | undefined) =>
    person?.does('dois vendre une carte pour payer.', 'doit vendre une carte pour payer.') ??
    'Quelqu’un d’autre doit vendre une carte pour payer.',
  /** Raise or pass. */
  bid: (lot: Lot) => `${standing(lot)}. Mise au moins ${lot.price + 1} ou passe.`,
  otherBids: (person: Person | undefined, lot: Lot) =>
    person === undefined
      ? `${standing(lot)}. La parole est aux autres.`
      : `${standing(lot)}. La parole est ${person.to}.`,
  /** Raise before the hammer falls, or stay silent. */
  callOut: (lot: Lot) =>
    `${standing(lot)}. Mise au moins ${lot.price + 1} ou laisse faire le marteau.`,
  ownBidStands: 'La plus haute mise est la tienne : il n’y a plus qu’à attendre le marteau.',
  cannotRaise: (lot: Lot) =>
    `${standing(lot)}. Tu n’as pas de quoi ${lot.price === 0 ? 'miser' : 'miser plus haut'}.`,
  hide,
  fist: (card: string, tokens: number) => `Enchère bluff pour ${card} : ${hide(tokens)}`,
  /** Shown to a watcher. */
  allFists: (card: string) => `Enchère bluff pour ${card} : chacun ferme le poing.`,
  allShow: (card: string) => `${card} : chacun choisit ses cartes.`,
  allBid: (lot: Lot) => `${standing(lot)}. On attend le marteau.`,
  othersFists: (card: string) => `Enchère bluff pour ${card} : les autres ferment le poing.`,
  show: (card: string) => `${card} : montre une ou plusieurs cartes de ta main.`,
  othersShow: (card: string) => `${card} : les autres choisissent leurs cartes.`,
};

export type Prompts = typeof prompts;

export const moves: Moves = {
  lay: ({ card, as }, at) =>
    as === null ? `poser ${at.the(card)}` : `poser le joker comme ${at.chain(as)}`,
  start: ({ card }, at) => `poser ${at.the(card)}`,
  play: ({ card, on }, at) =>
    on === null ? `jouer ${at.the(card)}` : `jouer ${at.the(card)} contre ${at.person(on).name}`,
  done: () => 'piocher',
  sell: ({ card }, at) => `vendre ${at.the(card)}`,
  bid: (amount) => `miser ${amount}`,
  hide: (amount, at) => (amount === 0 ? 'ne rien cacher' : `cacher ${at.tokens(amount)}`),
  pass: () => 'passer',
  show: ({ cards }, at) => `montrer ${at.cards(cards)}`,
};
