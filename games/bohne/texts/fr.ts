// The bean family in French: everything that is said at the table. French comes first: the other
// languages say neither more nor less, or they do not compile.

import { counted, listed, nounFor, signed, type Person } from '@tablee/kit';
import { cards } from './suits.fr.ts';
import { rules } from './rules.fr.ts';
import type { ByEdition, Events, Moves, Refusals, SuitWords } from './types.ts';

/** What a round is called, without a capital where the language has a choice. */
const round: ByEdition = { 'nicht-die-bohne': 'manche', 'pas-de-bras': 'partie' };

const refusals: Refusals = {
  'no-such-seat': ({ seat }) => `Il n’y a pas de siège ${seat} à cette table.`,
  'not-dealt-yet': () => 'Les cartes ne sont pas encore distribuées.',
  'match-over': () => 'La partie est terminée : il n’y a plus rien à jouer.',
  'not-the-leader': ({ seat }, at) =>
    `L’entame revient ${at.person(Number(seat)).to} : ta carte viendra ensuite.`,
  'lead-now': () => 'C’est à toi d’entamer : pose une carte de ta main, face visible.',
  'taken-by-itself': () =>
    'Il n’y a rien à prendre : la dernière carte d’un pli se prend d’elle-même, et on attend l’entame du suivant.',
  'leader-has-led': () =>
    'Ta carte est déjà posée, sous le marqueur : les autres choisissent la leur.',
  'choose-now': () =>
    'Le pli est entamé : choisis une carte de ta main à poser face cachée. On prendra ensuite.',
  'not-in-hand': () => 'Cette carte n’est pas dans ta main.',
  'must-take': ({ seat }, at) =>
    `Toutes les cartes du pli sont posées : il s’agit d’en prendre une, et c’est au tour ${at.person(Number(seat)).of}.`,
  'not-your-take': ({ seat }, at) =>
    `C’est ${at.person(Number(seat)).to} de prendre une carte : ton tour viendra quand la tienne sera prise.`,
  'own-card': () => 'On ne prend jamais sa propre carte : choisis celle de quelqu’un d’autre.',
  'under-the-marker': () =>
    'La carte sous le marqueur revient à qui prend en dernier : choisis-en une autre.',
  'not-lying': ({ seat }, at) =>
    `Il n’y a pas de carte à prendre devant ${at.person(Number(seat)).name} : choisis-en une qui est encore sur la table.`,
  'wrong-count': ({ count, wanted }) =>
    `La donne compte ${counted('fr', Number(count), 'carte', 'cartes')} au lieu de ${wanted}.`,
  'wrong-cards': () =>
    'Cette donne ne correspond pas au paquet : une carte y revient trop souvent.',
};

/** What a seat is asked, or waits for; `person` is unknown where no names were given. */
const prompts = {
  dealing: 'On distribue les cartes.',
  lead: 'À toi d’entamer : pose une carte de ta main, face visible, sous le marqueur.',
  play: 'Choisis une carte à poser face cachée ; toutes seront retournées ensemble.',
  /** The leader's own first choice. */
  takeFirst: 'Prends une carte : n’importe laquelle, sauf la tienne.',
  take: 'Prends une carte : ni la tienne, ni celle sous le marqueur.',
  over: 'La partie est terminée.',
  othersPlay: () => 'Les autres choisissent leur carte.',
  otherLeads: (person: Person | undefined) =>
    person === undefined ? 'On attend l’entame.' : `On attend l’entame ${person.of}.`,
  otherTakes: (person: Person | undefined) =>
    person === undefined
      ? 'Quelqu’un d’autre prend une carte.'
      : `C’est ${person.to} de prendre une carte.`,
};

const moves: Moves = {
  lead: ({ card }, at) => `entamer avec ${at.the(card)}`,
  play: ({ card }, at) => `poser ${at.the(card)}`,
  take: ({ seat }, at) => `prendre la carte ${at.person(seat).of}`,
  gain: ({ from, card, before, after }, at) =>
    `prendre ${at.the(card)} ${at.person(from).of} : ${signed(before)} → ${signed(after)}`,
};

const events: Events = {
  // Everyone is dealt the same number: one line is enough.
  dealt: ({ round: at, seat, count }, { edition }) =>
    seat === 0
      ? `Début de la ${round[edition]} ${at + 1} : ${counted('fr', count, 'carte', 'cartes')} en main.`
      : undefined,
  led: ({ seat, card }, at) => `${at.person(seat).start} entame avec ${at.the(card)}.`,
  revealed: ({ cards }, at) =>
    `On retourne les cartes. ${cards
      .map(({ seat, card }) => `${at.person(seat).start} : ${at.card(card)}`)
      .join(' · ')}`,
  took: ({ seat, from, card, forced }, at) => {
    const takes = forced ? 'doit prendre' : 'prend';
    return `${at.person(seat).start} ${takes} ${at.the(card)} ${at.person(from).of}.`;
  },
  marker: ({ seat }, at) => `${at.person(seat).start} reçoit le marqueur.`,
  scored: ({ round: number, points }, at) =>
    `Fin de la ${round[at.edition]} ${number + 1}. ${points
      .map((value, seat) => `${at.person(seat).start} : ${signed(value)}`)
      .join(' · ')}`,
  over: ({ winners, totals }, at) => {
    const points = counted('fr', totals[winners[0]!]!, 'point', 'points');
    if (winners.length === 1) return `${at.person(winners[0]!).start} gagne avec ${points}.`;
    const names = listed(
      'fr',
      winners.map((seat) => at.person(seat).name),
    );
    return `Victoire partagée, avec ${points} : ${names}.`;
  },
};

export const fr = {
  rules,
  cards,
  round,
  /** A number or a sign in a list: « 5 vert ». */
  plainCard: ({ ofSuit }: SuitWords, face: string) => `${face} ${ofSuit}`,
  /** A number or a sign in a sentence: « le 5 vert ». */
  thePlainCard: ({ ofSuit }: SuitWords, face: string) => `le ${face} ${ofSuit}`,
  /** A card with a name of its own, which needs no article: « Cacao (noir) ». */
  namedCard: ({ ofSuit }: SuitWords, face: string) => `${face} (${ofSuit})`,
  refusals,
  prompts,
  moves,
  events,
  ends: { total: 'au total des points' },
  unit: (score: number) => nounFor('fr', score, 'point', 'points'),
};

/** The bean family in one language. */
export type Language = typeof fr;
