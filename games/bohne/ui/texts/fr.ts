// The bean table in the browser, in French.

import { counted, listed } from '@tablee/kit';
import { fr as game } from '../../texts/fr.ts';
import type { UiTexts } from './types.ts';

const points = (count: number): string => counted('fr', count, 'point', 'points');

const choicesOf = (waited: readonly string[]): string =>
  waited.length > 2
    ? `encore ${counted('fr', waited.length, 'choix', 'choix')}`
    : listed('fr', waited);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const fr: UiTexts = {
  suits: game.cards.suits,
  rounds: game.round,
  you: 'Toi',
  zones: {
    trick: 'Le pli',
    own: 'Tes rangées',
    rowsOf: (person) => `Les rangées ${person.of}`,
    actions: 'À jouer',
    hand: (count) => `Ta main : ${counted('fr', count, 'carte', 'cartes')}`,
    hands: 'Toutes les mains',
  },
  progress: {
    round: (round, at, of) => `${capital(round)} ${at} sur ${of}`,
    trick: (at, of) => `pli ${at} sur ${of}`,
  },
  cards: (count) => counted('fr', count, 'carte', 'cartes'),
  watching: 'Tu regardes la table : les mains restent cachées.',
  close: 'Fermer',
  prompt: {
    changeable: (card, waited) =>
      waited.length === 0
        ? `Ton choix : ${card}.`
        : `Ton choix : ${card}. Tu peux encore en changer ; on attend ${choicesOf(waited)}.`,
    waitingFor: (waited) => `On attend ${choicesOf(waited)}.`,
  },
  ahead: {
    mark: 'choisie d’avance',
    choose: (card) => `Choisir d’avance : ${card}`,
    chosen: (card) => `Choisie d’avance : ${card}.`,
    hint: 'Personne d’autre ne le voit.',
    cancel: 'Ne plus la choisir d’avance',
  },
  cell: {
    empty: (person) => `${person.start} : pas encore de carte`,
    leads: (person) => `${person.start} va entamer`,
    chooses: (person) => `${person.start} choisit sa carte`,
    hidden: (person) => `${person.start} a choisi, face cachée`,
    ownChoice: (card) => `Ton choix, caché aux autres : ${card}`,
    lies: (card, person) => `${card}, carte ${person.of}`,
    underMarker: (card, person) => `${card}, carte ${person.of}, sous le marqueur`,
    yours: (card) => `${card}, ta carte`,
    yoursUnderMarker: (card) => `${card}, ta carte, sous le marqueur`,
    gone: (card, person, by) =>
      by === undefined
        ? `${card}, carte ${person.of}, déjà prise`
        : `${card}, carte ${person.of}, prise par ${by.name}`,
  },
  seat: {
    asked: 'c’est à son tour',
    chosen: 'a choisi',
    leads: 'a le marqueur',
    unfold: (person) => `Voir les rangées ${person.of}`,
  },
  rows: {
    title: (person) => `Les rangées ${person.of}`,
    ownTitle: 'Tes rangées',
    empty: 'Aucune carte pour l’instant',
    row: (suit, value, specials) => `${suit} : ${[value, ...specials].join(', ')}`,
    zero: 'annulée',
    double: 'doublée',
    minuses: (count) => `${count} moins`,
    thisRound: (value) => `${value} pour l’instant`,
    inAll: (value) => `${value} en tout`,
    players: 'Autour de la table',
    change: (before, after) => `passe de ${before} à ${after}`,
  },
  score: {
    title: (round, at) => `Fin de la ${round} ${at}`,
    player: 'Qui',
    plus: 'Plus',
    minus: 'Moins',
    sum: 'Score',
    total: 'Total',
    best: 'meilleur score',
  },
  end: {
    wins: (person, count) => `${person.start} gagne avec ${points(count)}`,
    youWin: (count) => `Tu gagnes avec ${points(count)} !`,
    shared: (names, count) => `Victoire partagée, avec ${points(count)} : ${listed('fr', names)}`,
    sheet: 'Feuille de score',
    round: (round, at) => `${capital(round)} ${at}`,
  },
  describe: {
    noHand: 'Tu regardes la table : tu n’as pas de main.',
    emptyHand: 'Ta main est vide.',
    hand: (count, suits) =>
      `Ta main, ${counted('fr', count, 'carte', 'cartes')}. ${suits.join(' ')}`,
    suit: (suit, cards) => `${suit} : ${cards.join(', ')}.`,
    noTrick: 'Il n’y a rien dans le pli.',
    trick: (lines) => `Dans le pli. ${lines.join(' ')}`,
    standing: (person, round, total) => `${person.start} : ${round}, ${total} en tout.`,
  },
};
