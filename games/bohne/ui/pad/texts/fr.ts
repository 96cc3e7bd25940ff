// The score pad in French.

import { counted, LOCALES, listed, personOf, signed } from '@tablee/kit';
import type { PadTexts } from './types.ts';

const points = (count: number): string => {
  const noun = Math.abs(count) < 2 ? 'point' : 'points';
  return `${signed(count).replace('+', '')} ${noun}`;
};

export const fr: PadTexts = {
  names: {
    hint: 'De 3 à 6 joueurs, dans l’ordre autour de la table.',
    start: 'Ouvrir le carnet',
    done: 'C’est noté',
  },
  sheet: {
    rounds: { 'nicht-die-bohne': 'Manches', 'pas-de-bras': 'Parties' },
    roundsHint: {
      'nicht-die-bohne': 'D’habitude, trois manches.',
      'pas-de-bras': 'D’habitude, autant de parties que de joueurs.',
    },
    total: 'Total',
    players: 'Joueurs',
    share: 'Partager',
    again: 'Nouvelle partie',
    others: 'Carnets',
    toEnter: 'à noter',
    blank: {
      'nicht-die-bohne': 'Après la première manche, touche une case pour noter les cartes.',
      'pas-de-bras': 'Après la première partie, touche une case pour noter les cartes.',
    },
    bestHere: { 'nicht-die-bohne': 'meilleure manche', 'pas-de-bras': 'gagne cette partie' },
    round: (game, number) => `${game === 'pas-de-bras' ? 'Partie' : 'Manche'} ${number}`,
    missing: (round, names) => `${round} : il manque ${listed('fr', names)}.`,
    leads: (names, total, ahead) => {
      const verb = names.length > 1 ? 'mènent' : 'mène';
      const by = ahead === null ? '' : `, ${points(ahead)} d’avance`;
      return `${listed('fr', names)} ${verb} avec ${points(total)}${by}.`;
    },
    won: (names, total, ahead) => {
      if (names.length > 1)
        return `Victoire partagée : ${listed('fr', names)}, avec ${points(total)} chacun.`;
      const by = ahead === null ? '' : `, ${points(ahead)} d’avance`;
      return `${listed('fr', names)} gagne avec ${points(total)}${by} !`;
    },
  },
  entry: {
    cards: 'Les cartes',
    sums: 'Les sommes',
    suits: 'Couleur',
    clear: 'Vider la case',
    done: 'Terminé',
    rest: 'Tout le reste est ici',
    tooMuch: 'C’est plus que toutes les cartes réunies : vérifie les deux sommes.',
    rowsHeading: 'Les rangées',
    kindLabel: 'Comment noter',
    sumsFromCards: 'Noter les sommes efface les cartes de cette case.',
    next: (name) => `Suivant : ${name}`,
    count: (cards, of) => `${cards} sur ${counted('fr', of, 'carte', 'cartes')}`,
    tooMany: (of, players) =>
      `À ${players} joueurs, chacun finit avec ${of} cartes : il y en a trop.`,
    keyOfOther: (card, name) => `${card}, chez ${name}`,
    taken: (card, name) => `${card} : déjà noté chez ${name} dans cette manche.`,
    move: (name) => `La reprendre ${personOf('fr', [name], 0).to}`,
  },
  signs: {
    'nicht-die-bohne': { x2: '×2', '-': 'moins', '0': 'Nicht die Bohne (0)' },
    'pas-de-bras': { x2: 'Cacao (×2)', '-': 'Huile de palme (−)', '0': 'Pas de bras (0)' },
  },
  kept: {
    heading: 'Carnets gardés sur cet appareil',
    hint: 'Rien n’est envoyé nulle part.',
    remove: 'Retirer',
    removeSure: 'Retirer pour de bon ?',
    shared: 'Un carnet reçu par un lien. Il n’est pas encore gardé sur cet appareil.',
    keep: 'Garder ce carnet',
    ignore: 'Fermer sans garder',
    broken: 'Ce lien est incomplet ou abîmé : il ne contient pas de carnet lisible.',
    date: (time) =>
      new Intl.DateTimeFormat(LOCALES.fr, { dateStyle: 'medium', timeStyle: 'short' }).format(time),
    progress: (game, done, of) =>
      `${counted('fr', done, game === 'pas-de-bras' ? 'partie' : 'manche', game === 'pas-de-bras' ? 'parties' : 'manches')} sur ${of}`,
  },
};
