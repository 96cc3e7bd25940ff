// The bean family in French: everything that is said at the table. French comes first: the other
// languages say neither more nor less, or they do not compile.

import { counted, listed, nounFor, signed, type Card, type Person, type Seat } from '@tablee/kit';
import { boxes } from './boxes.fr.ts';
import { cards } from './suits.fr.ts';
import type { BoxWords, Events, Moves, Refusals, Speaker } from './types.ts';

/** What a round is called, without a capital where the language has a choice. */
const round = 'manche';

const refusals: Refusals = {
  'no-such-seat': ({ seat }) => `Il n’y a pas de siège ${seat} à cette table.`,
  'not-dealt-yet': () => 'Les cartes ne sont pas encore distribuées.',
  'match-over': () => 'La partie est terminée : il n’y a plus rien à jouer.',
  'not-the-leader': ({ seat }, at) =>
    `C’est ${at.person(Number(seat)).to} de commencer le pli : ta carte viendra ensuite.`,
  'lead-now': () => 'À toi de commencer le pli : pose une carte de ta main, face visible.',
  'taken-by-itself': () =>
    'Rien à prendre : la dernière carte d’un pli revient d’elle-même au dernier. Place au pli suivant.',
  'leader-has-led': (_, { box }) =>
    `Ta carte est déjà posée, ${box.under} : les autres choisissent la leur.`,
  'choose-now': () =>
    'Le pli est commencé : choisis une carte de ta main à poser face cachée. On prendra ensuite.',
  'not-in-hand': () => 'Cette carte n’est pas dans ta main.',
  'must-take': ({ seat }, at) =>
    `Toutes les cartes du pli sont posées : c’est ${at.person(Number(seat)).to} d’en prendre une.`,
  'not-your-take': ({ seat }, at) =>
    `C’est ${at.person(Number(seat)).to} de prendre une carte : ton tour viendra quand la tienne sera prise.`,
  'own-card': () => 'On ne prend jamais sa propre carte : choisis celle de quelqu’un d’autre.',
  'under-the-marker': (_, { box }) =>
    `La carte ${box.led} revient à qui prend en dernier : choisis-en une autre.`,
  'not-lying': ({ seat }, at) =>
    `Devant ${at.person(Number(seat)).name}, il n’y a pas de carte à prendre : choisis-en une qui est encore sur la table.`,
  'wrong-count': ({ count, wanted }) =>
    `La donne compte ${counted('fr', Number(count), 'carte', 'cartes')} au lieu de ${wanted}.`,
  'wrong-cards': () =>
    'Cette donne ne correspond pas au paquet : une carte y revient trop souvent.',
};

/** What a seat is asked, or waits for; `person` is unknown where no names were given. */
const prompts = {
  dealing: 'On distribue les cartes.',
  play: 'Choisis une carte à poser face cachée ; toutes seront retournées ensemble.',
  /** The leader's own first choice. */
  takeFirst: 'Prends une carte : n’importe laquelle, sauf la tienne.',
  take: ({ led }: BoxWords) => `Prends une carte : ni la tienne, ni celle ${led}.`,
  over: 'La partie est terminée.',
  othersPlay: 'Les autres choisissent leur carte.',
  /** Shown to a watcher. */
  allPlay: 'Chacun choisit sa carte.',
  otherLeads: (person: Person | undefined) =>
    person?.does('commences le pli.', 'commence le pli.') ?? 'Quelqu’un d’autre commence le pli.',
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

/** « le 5 vert de Beate », « ton 5 vert ». */
const cardOf = (at: Speaker, card: Card, seat: Seat): string => {
  const who = at.person(seat);
  return who.pick(at.your(card), `${at.the(card)} ${who.of}`);
};

const events: Events = {
  // All players are dealt the same number: one line is enough.
  dealt: ({ round: at, seat, count }) =>
    seat === 0
      ? `Début de la ${round} ${at + 1} : ${counted('fr', count, 'carte', 'cartes')} en main.`
      : undefined,
  led: ({ seat, card }, at) => `${at.person(seat).does('entames', 'entame')} avec ${at.the(card)}.`,
  revealed: ({ cards }, at) =>
    `On retourne les cartes. ${cards
      .map(({ seat, card }) => `${at.person(seat).label} : ${at.card(card)}`)
      .join(' · ')}`,
  took: ({ seat, from, card, forced }, at) => {
    const who = at.person(seat);
    const taken = cardOf(at, card, from);
    if (!forced) return `${who.does('prends', 'prend')} ${taken}.`;
    return `Il ne ${who.pick('te reste', `reste ${who.to}`)} que ${taken}.`;
  },
  marker: ({ seat }, at) => at.box.marker(at.person(seat)),
  scored: ({ round: number, points, winners }, at) => {
    const all = points.map((value, seat) => `${at.person(seat).label} : ${signed(value)}`);
    const named = winners.map((seat) => at.person(seat).name);
    const won =
      winners.length === 1
        ? `${at.person(winners[0]!).does('gagnes', 'gagne')} la ${round}.`
        : `Ex æquo : ${listed('fr', named)}.`;
    return `Fin de la ${round} ${number + 1}. ${all.join(' · ')}. ${won}`;
  },
  over: ({ winners, totals }, at) => {
    const points = counted('fr', totals[winners[0]!]!, 'point', 'points');
    if (winners.length === 1) {
      const who = at.person(winners[0]!);
      return `${who.does('gagnes', 'gagne')} avec ${points}${who.pick(' !', '.')}`;
    }
    const names = listed(
      'fr',
      winners.map((seat) => at.person(seat).name),
    );
    return `Victoire partagée, avec ${points} : ${names}.`;
  },
};

export const fr = {
  cards,
  boxes,
  round,
  refusals,
  prompts,
  moves,
  events,
  ends: { total: 'au total des points' },
  unit: (score: number) => nounFor('fr', score, 'point', 'points'),
};

/** The bean family in one language. */
export type Language = typeof fr;
