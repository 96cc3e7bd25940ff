// The bean table in the browser, in French, which comes first: the other languages say neither more
// nor less, or they do not compile.

import { capital, counted, listed, type Person } from '@tablee/kit';
import type { BoxWords } from '../../texts/types.ts';
import { fr as game } from '../../texts/fr.ts';

const points = (count: number): string => counted('fr', count, 'point', 'points');

const choicesOf = (waited: readonly string[]): string =>
  waited.length > 2
    ? `encore ${counted('fr', waited.length, 'choix', 'choix')}`
    : listed('fr', waited);

const cardOf = ({ of, pick }: Person): string => pick('ta carte', `carte ${of}`);

export const fr = {
  /** As the game itself calls them. */
  boxes: game.boxes,
  suits: game.cards.suits,
  shapes: game.cards.shapes,
  round: game.round,
  zones: {
    trick: 'Le pli',
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
  /** In the hand, while the screen in the room shows something. */
  lookUp: 'Regarde l’écran.',
  close: 'Fermer',
  prompt: {
    /** The player has chosen and can change the choice while these are still thinking. */
    changeable: (card: string, waited: readonly string[]) =>
      waited.length === 0
        ? `Ton choix : ${card}.`
        : `Ton choix : ${card}. Tu peux encore en changer ; on attend ${choicesOf(waited)}.`,
    /** One waits for the choices of these. */
    waitingFor: (waited: readonly string[]) => `On attend ${choicesOf(waited)}.`,
    /** In a film of the reader's own game. */
    waitingForYou: 'On attend ton choix.',
  },
  /** A card that is chosen before one is asked for it. */
  ahead: {
    /** Beside the card’s name, when it is read out. */
    mark: 'choix fait d’avance',
    choose: (card: string) => `Choisir d’avance : ${card}`,
    chosen: (card: string) => `Ton choix, fait d’avance : ${card}.`,
    /** Note that the choice is private. */
    hint: 'Personne d’autre ne le voit.',
    cancel: 'Ne plus choisir cette carte d’avance',
  },
  /** What is in front of a seat in the trick. `card` is its name. */
  cell: {
    empty: (person: Person) => `${person.label} : pas encore de carte`,
    leads: ({ does }: Person) => does('commences le pli', 'commence le pli'),
    chooses: ({ does }: Person) => does('choisis ta carte', 'choisit sa carte'),
    hidden: ({ does }: Person) => `${does('as choisi', 'a choisi')}, face cachée`,
    ownChoice: (card: string) => `Ton choix, caché aux autres : ${card}`,
    lies: (card: string, person: Person) => `${card}, ${cardOf(person)}`,
    underMarker: (card: string, person: Person, { under }: BoxWords) =>
      `${card}, ${cardOf(person)}, ${under}`,
    gone: (card: string, person: Person, by: Person | undefined) =>
      by === undefined
        ? `${card}, ${cardOf(person)}, déjà prise`
        : `${card}, ${cardOf(person)}, ${by.pick('que tu as prise', `prise par ${by.name}`)}`,
  },
  /** What a screen reader hears of a seat beside its name. */
  seat: {
    asked: 'c’est son tour',
    chosen: 'a choisi',
    first: 'est en tête',
    unfold: (rows: string) => `Voir ${rows}`,
  },
  rows: {
    empty: 'Aucune carte pour l’instant',
    /** A row in words: « Vert : +28, avec le ×2, avec 2 « − » ». */
    row: (suit: string, value: string, specials: readonly string[]) =>
      `${suit} : ${[value, ...specials].join(', ')}`,
    /** Points of the present round, and of the whole match. */
    thisRound: (value: string) => `${value} pour l’instant`,
    inAll: (value: string) => `${value} en tout`,
    players: 'Autour de la table',
    rounds: 'Les manches',
  },
  score: {
    /** `round` begins a heading: « Fin de la manche 2 ». */
    title: (round: string, at: number) => `Fin de la ${round} ${at}`,
    plus: 'Plus',
    minus: 'Moins',
    sum: 'Total',
    total: 'Total',
    best: 'meilleur score',
    /** Shown to a watcher. */
    leads: (person: Person, count: number) => `${person.start} mène avec ${points(count)}.`,
    lead: (names: readonly string[], count: number) =>
      `En tête ex æquo, avec ${points(count)} : ${listed('fr', names)}.`,
    next: (round: string) => `${capital(round)} suivante`,
  },
  end: {
    wins: (person: Person, count: number) => `${person.start} gagne avec ${points(count)}.`,
    shared: (names: readonly string[], count: number) =>
      `Victoire partagée, avec ${points(count)} : ${listed('fr', names)}.`,
    sheet: 'Feuille de score',
    /** « Manche 2 », at the head of a block of the sheet. */
    round: (round: string, at: number) => `${capital(round)} ${at}`,
    /** A box of the sheet, read out: its player and round, and its content. */
    cell: (where: string, what: string) => `${where} : ${what}`,
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
      `${person.label} : ${round}, ${total} en tout.`,
  },
};

export type UiTexts = typeof fr;
