// The score pad in French, which comes first: the other languages say neither more nor less, or
// they do not compile.

import { counted, LOCALES, listed, personOf, signed } from '@tablee/kit';
import type { Edition } from '../../../meta.ts';

type ByGame<T> = Readonly<Record<Edition, T>>;

const points = (count: number): string => {
  const noun = Math.abs(count) < 2 ? 'point' : 'points';
  return `${signed(count).replace('+', '')} ${noun}`;
};

export const fr = {
  names: {
    hint: 'De 3 à 6 joueurs, dans l’ordre autour de la table.',
    start: 'Ouvrir le carnet',
    done: 'C’est noté',
  },
  sheet: {
    rounds: 'Manches',
    roundsHint: {
      'nicht-die-bohne': 'D’habitude, trois manches.',
      'pas-de-bras': 'D’habitude, autant de manches que de joueurs.',
    } satisfies ByGame<string>,
    total: 'Total',
    players: 'Joueurs',
    share: 'Partager',
    again: 'Nouvelle partie',
    others: 'Carnets',
    toEnter: 'à noter',
    blank: 'Après la première manche, touche une case pour noter les cartes.',
    bestHere: 'gagne la manche',
    round: (number: number) => `Manche ${number}`,
    /** A box of the sheet, read out: its player and round, and its content. */
    cell: (where: string, what: string) => `${where} : ${what}`,
    missing: (round: string, names: readonly string[]) =>
      `${round} : il reste à noter ${listed('fr', names)}.`,
    leads: (names: readonly string[], total: number, ahead: number | null): string => {
      const verb = names.length > 1 ? 'mènent' : 'mène';
      const by = ahead === null ? '' : `, ${points(ahead)} d’avance`;
      return `${listed('fr', names)} ${verb} avec ${points(total)}${by}.`;
    },
    won: (names: readonly string[], total: number, ahead: number | null): string => {
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
    /** Switching to the sums keeps what the cards made. */
    sumsFromCards: 'Noter les sommes efface les cartes de cette case.',
    next: (name: string) => `Suivant : ${name}`,
    count: (cards: number, of: number) => `${cards} sur ${counted('fr', of, 'carte', 'cartes')}`,
    tooMany: (of: number, players: number) =>
      `À ${players} joueurs, chacun finit avec ${of} cartes : il y en a trop.`,
    keyOfOther: (card: string, name: string) => `${card}, chez ${name}`,
    taken: (card: string, name: string) => `${card} : déjà noté chez ${name} dans cette manche.`,
    move: (name: string) => `La reprendre ${personOf('fr', [name], 0).to}`,
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
    date: (time: number) =>
      new Intl.DateTimeFormat(LOCALES.fr, { dateStyle: 'medium', timeStyle: 'short' }).format(time),
    progress: (done: number, of: number) => `${counted('fr', done, 'manche', 'manches')} sur ${of}`,
  },
};

export type PadTexts = typeof fr;
