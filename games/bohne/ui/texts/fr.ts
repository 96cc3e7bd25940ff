// The bean table in the browser, in French, which comes first: the other languages say neither more
// nor less, or they do not compile.

import { counted, listed, type Person } from '@tablee/kit';
import { fr as game } from '../../texts/fr.ts';

const points = (count: number): string => counted('fr', count, 'point', 'points');

const choicesOf = (waited: readonly string[]): string =>
  waited.length > 2
    ? `encore ${counted('fr', waited.length, 'choix', 'choix')}`
    : listed('fr', waited);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const fr = {
  /** As the game itself calls them. */
  suits: game.cards.suits,
  rounds: game.round,
  /** Oneself, as a short label. */
  you: 'Toi',
  zones: {
    trick: 'Le pli',
    own: 'Tes rangées',
    rowsOf: (person: Person) => `Les rangées ${person.of}`,
    actions: 'À jouer',
    hand: (count: number) => `Ta main : ${counted('fr', count, 'carte', 'cartes')}`,
    hands: 'Toutes les mains',
  },
  /** « Manche 1 sur 3 », « pli 4 sur 15 »; `round` is the edition's word for it. */
  progress: {
    round: (round: string, at: number, of: number) => `${capital(round)} ${at} sur ${of}`,
    trick: (at: number, of: number) => `pli ${at} sur ${of}`,
  },
  cards: (count: number) => counted('fr', count, 'carte', 'cartes'),
  watching: 'Tu regardes la table : les mains restent cachées.',
  close: 'Fermer',
  prompt: {
    /** Somebody has chosen and can change it while these are still thinking. */
    changeable: (card: string, waited: readonly string[]) =>
      waited.length === 0
        ? `Ton choix : ${card}.`
        : `Ton choix : ${card}. Tu peux encore en changer ; on attend ${choicesOf(waited)}.`,
    /** One waits for the choices of these. */
    waitingFor: (waited: readonly string[]) => `On attend ${choicesOf(waited)}.`,
  },
  /** A card that is chosen before one is asked for it. */
  ahead: {
    /** Beside the card’s name, when it is read out. */
    mark: 'choisie d’avance',
    choose: (card: string) => `Choisir d’avance : ${card}`,
    chosen: (card: string) => `Choisie d’avance : ${card}.`,
    /** That nobody else sees it. */
    hint: 'Personne d’autre ne le voit.',
    cancel: 'Ne plus la choisir d’avance',
  },
  /** What is in front of a seat in the trick. `card` is its name. */
  cell: {
    empty: (person: Person) => `${person.start} : pas encore de carte`,
    leads: (person: Person) => `${person.start} va entamer`,
    chooses: (person: Person) => `${person.start} choisit sa carte`,
    hidden: (person: Person) => `${person.start} a choisi, face cachée`,
    ownChoice: (card: string) => `Ton choix, caché aux autres : ${card}`,
    lies: (card: string, person: Person) => `${card}, carte ${person.of}`,
    underMarker: (card: string, person: Person) => `${card}, carte ${person.of}, sous le marqueur`,
    yours: (card: string) => `${card}, ta carte`,
    yoursUnderMarker: (card: string) => `${card}, ta carte, sous le marqueur`,
    gone: (card: string, person: Person, by: Person | undefined) =>
      by === undefined
        ? `${card}, carte ${person.of}, déjà prise`
        : `${card}, carte ${person.of}, prise par ${by.name}`,
  },
  /** What a screen reader hears of a seat beside its name. */
  seat: {
    asked: 'c’est à son tour',
    chosen: 'a choisi',
    leads: 'a le marqueur',
    unfold: (person: Person) => `Voir les rangées ${person.of}`,
  },
  rows: {
    title: (person: Person) => `Les rangées ${person.of}`,
    ownTitle: 'Tes rangées',
    empty: 'Aucune carte pour l’instant',
    /** A row in words: « Vert : +28, ×2, 2 moins ». */
    row: (suit: string, value: string, specials: readonly string[]) =>
      `${suit} : ${[value, ...specials].join(', ')}`,
    zero: 'annulée',
    double: 'doublée',
    minuses: (count: number) => `${count} moins`,
    /** Points of the present round, and of the whole match. */
    thisRound: (value: string) => `${value} pour l’instant`,
    inAll: (value: string) => `${value} en tout`,
    players: 'Autour de la table',
  },
  score: {
    /** `round` begins a heading: « Fin de la manche 2 ». */
    title: (round: string, at: number) => `Fin de la ${round} ${at}`,
    player: 'Qui',
    plus: 'Plus',
    minus: 'Moins',
    sum: 'Score',
    total: 'Total',
    best: 'meilleur score',
  },
  end: {
    wins: (person: Person, count: number) => `${person.start} gagne avec ${points(count)}`,
    youWin: (count: number) => `Tu gagnes avec ${points(count)} !`,
    shared: (names: readonly string[], count: number) =>
      `Victoire partagée, avec ${points(count)} : ${listed('fr', names)}`,
    sheet: 'Feuille de score',
    /** « Manche 2 », at the head of a block of the sheet. */
    round: (round: string, at: number) => `${capital(round)} ${at}`,
  },
  describe: {
    noHand: 'Tu regardes la table : tu n’as pas de main.',
    emptyHand: 'Ta main est vide.',
    hand: (count: number, suits: readonly string[]) =>
      `Ta main, ${counted('fr', count, 'carte', 'cartes')}. ${suits.join(' ')}`,
    suit: (suit: string, cards: readonly string[]) => `${suit} : ${cards.join(', ')}.`,
    noTrick: 'Il n’y a rien dans le pli.',
    trick: (lines: readonly string[]) => `Dans le pli. ${lines.join(' ')}`,
    standing: (person: Person, round: string, total: string) =>
      `${person.start} : ${round}, ${total} en tout.`,
  },
};

export type UiTexts = typeof fr;
