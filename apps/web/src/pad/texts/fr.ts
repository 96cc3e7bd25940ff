// The score pad and the purse helper in French.

import { counted, LOCALES, listed, personOf, signed } from '@tablee/kit';
import type { Line } from '../till.ts';
import type { PadTexts, TillTexts } from './types.ts';

const points = (count: number): string => {
  const noun = Math.abs(count) < 2 ? 'point' : 'points';
  return `${signed(count).replace('+', '')} ${noun}`;
};
const tokens = (count: number): string => counted('fr', count, 'pion', 'pions');
const turns = (count: number): string => counted('fr', count, 'tour', 'tours');

function sayLine(line: Line, names: readonly string[]): string {
  const who = personOf('fr', names, line.seat);
  switch (line.kind) {
    case 'none':
      return `${who.start} n’a pas encore de Départ : pas de revenu.`;
    case 'stopped':
      return `${who.start} est à l’arrêt et ne reçoit rien (encore ${turns(line.left)}).`;
    case 'income':
      return `${who.start} reçoit ${tokens(line.amount)} de la banque.`;
    case 'paid':
      return `${who.start} donne ${tokens(line.amount)} ${personOf('fr', names, line.to).to}.`;
    case 'bankrupt':
      return line.amount === 0
        ? `${who.start} fait faillite et quitte la partie.`
        : `${who.start} fait faillite et quitte la partie ; ${tokens(line.amount)} vont ${personOf('fr', names, line.to).to}.`;
  }
}

const till: TillTexts = {
  heading: 'Aide de table',
  intro:
    'Pour jouer avec la vraie boîte : les revenus et les paiements se font tout seuls au début de chaque tour, les enchères à la main.',
  first: 'Qui commence',
  bonus: 'Pions de compensation',
  bonusHint: 'Un pion de plus par rang après le premier joueur.',
  start: 'Commencer',
  renew: 'Nouvelle partie',
  renewSure: 'Tout effacer ?',
  tokens: 'pions',
  depart: 'Départ',
  incomes: { 0: 'aucun', 1: 'Moines (1)', 2: 'Grèce (2)', 4: 'Égypte (4)' },
  shops: 'Magasins',
  exporting: 'Export',
  isOut: 'en faillite',
  isActive: 'à son tour',
  paysNow: 'Paie maintenant',
  goesBankrupt: 'Faillite',
  debtFirst: 'Règle d’abord la dette.',
  sellHint: 'Vends aux enchères une carte de la main, ajoute le prix à la bourse, puis paie.',
  turn: (number, name) => `Tour ${number} · ${name}`,
  next: (name) => `Tour suivant : ${name}`,
  add: (count, name) => `${tokens(count)} de plus pour ${name}`,
  take: (count, name) => `${tokens(count)} de moins pour ${name}`,
  stopLeft: (left) => (left === 0 ? 'Arrêt' : `Arrêt : ${turns(left)}`),
  summary: (income, shops, exports) =>
    [
      income === 0 ? 'pas de Départ' : `Départ ${income}`,
      ...(shops === 0 ? [] : [counted('fr', shops, 'magasin', 'magasins')]),
      ...(exports ? ['export'] : []),
    ].join(' · '),
  say: sayLine,
  owes: (name, to, amount, missing) =>
    `${name} doit ${tokens(amount)} à ${to} et ne peut pas payer : il en manque ${missing}.`,
  lastLeft: (name) => `Il ne reste que ${name}, qui gagne la partie.`,
};

export const fr: PadTexts = {
  heading: 'Carnet de scores',
  back: 'Retour à la boîte',
  rules: 'Règles',
  close: 'Fermer',
  undo: 'Annuler',
  language: 'Langue',
  names: {
    heading: 'Qui joue ?',
    hint: 'De 3 à 6 joueurs, dans l’ordre autour de la table.',
    add: 'Ajouter quelqu’un',
    start: 'Ouvrir le carnet',
    done: 'C’est noté',
    same: 'Deux personnes portent le même nom : ajoute une initiale.',
    player: (place) => `Joueur ${place}`,
    label: (place) => `Nom du joueur ${place}`,
    remove: (name) => `Enlever ${name}`,
  },
  sheet: {
    rounds: { 'nicht-die-bohne': 'Manches', 'pas-de-bras': 'Parties' },
    roundsHint: {
      'nicht-die-bohne': 'D’habitude, trois manches.',
      'pas-de-bras': 'D’habitude, autant de parties que de joueurs.',
    },
    fewer: 'Moins',
    more: 'Plus',
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
  share: {
    heading: 'Partager le carnet',
    picture: 'Envoyer l’image',
    sendLink: 'Envoyer le lien',
    linkLabel: 'Le lien',
    download: 'Enregistrer l’image',
    link: 'Copier le lien',
    copied: 'Lien copié.',
    failed: 'Cela n’a pas marché sur cet appareil.',
    alt: 'Image du carnet de scores',
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
    noStorage: 'Cet appareil ne veut rien garder : le carnet disparaîtra avec la page.',
    date: (time) =>
      new Intl.DateTimeFormat(LOCALES.fr, { dateStyle: 'medium', timeStyle: 'short' }).format(time),
    progress: (game, done, of) =>
      `${counted('fr', done, game === 'pas-de-bras' ? 'partie' : 'manche', game === 'pas-de-bras' ? 'parties' : 'manches')} sur ${of}`,
  },
  till,
};
