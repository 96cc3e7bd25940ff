// The shell of the site in French, which comes first: the other languages say neither more nor
// less, or they do not compile.

import { counted, listed, type PadKind } from '@tablee/kit';
import { sayAgo } from './ago.ts';
import type { Level, Manner } from '@tablee/bots';
import type { HomeCode } from '@tablee/wire';
import type { Motion, Pace, Theme } from '../choices.ts';

export const fr = {
  title: 'Tablée',
  tagline: 'Des cartes, une table, du monde autour.',
  close: 'Fermer',
  cancel: 'Annuler',
  loading: 'On installe la table…',
  missingPage: 'Cette page n’existe pas.',
  missingPart: {
    text: 'Une partie de la page n’est pas arrivée. Recharge-la pour continuer.',
    cutOff: 'Pas de réseau pour l’instant : réessaie dans un moment.',
  },
  toShelf: 'Retour à l’étagère',
  leaveTable: 'Quitter la table',
  /** Something in the page broke; the game itself is kept. */
  broken: 'Quelque chose a coincé. La partie est gardée : recharge la page pour la retrouver.',
  reload: 'Recharger',
  update: {
    text: 'Une nouvelle version est prête.',
    accept: 'L’installer',
    later: 'Plus tard',
  },
  shelf: {
    heading: 'L’étagère',
    open: 'Ouvrir la boîte',
    /** On a box with a deal of the day that is still to play. */
    day: 'Donne du jour',
    settings: 'Réglages',
    privacy: 'Confidentialité',
    /** The way to the tables online. */
    online: 'Tables en ligne',
    openRecord: 'Ouvrir une partie enregistrée',
    dropHere: 'Dépose le fichier ici pour revoir la partie',
    running: 'Sur la table',
    continue: 'Continuer',
    finished: 'Parties terminées',
    progress: 'Tes progrès',
    review: 'Analyser',
    remove: 'Retirer',
    removeSure: 'Retirer pour de bon ?',
    /** It can be played only once. */
    removeDay: 'Abandonner la donne du jour ?',
    offline: 'Sans réseau, on joue quand même : robots, leçons, casse-têtes, règles.',
    /** Where the browser keeps nothing. */
    notKept: 'Cette fenêtre ne garde rien : les parties s’en iront avec elle.',
    /** A file that is too large to be a game. */
    badFile: 'Ce fichier n’est pas une partie enregistrée.',
    players: (min: number, max: number) => `${min} à ${max} joueurs`,
    best: (min: number, max: number) => `, l’idéal : ${min} à ${max}`,
    minutes: (from: number, to: number) => `${from} à ${to} min`,
    /** « Odette, Basile et Rosa » */
    with: (names: readonly string[]) => `avec ${listed('fr', names)}`,
    /** Running games beside the newest. */
    others: (count: number) =>
      counted('fr', count, 'autre partie en cours', 'autres parties en cours'),
    /** How far a game has come. */
    steps: (count: number) => counted('fr', count, 'coup', 'coups'),
    ago: (then: number, now: number) => sayAgo('fr', then, now),
  },
  box: {
    playNow: 'Jouer maintenant',
    playNowHint: 'Contre des robots, tout de suite',
    around: 'Sur un seul appareil',
    aroundHint: 'À plusieurs, en se passant le téléphone',
    invite: 'Inviter des amis',
    inviteHint: 'Une table en ligne : par un lien, ou autour de la télé',
    learn: 'Apprendre',
    learnHint: (minutes: number) => `Une leçon de ${minutes} minutes`,
    /** On a button, beside the one that begins a game. */
    learnNow: (minutes: number) => `Apprendre (${minutes} min)`,
    rules: 'Règles',
    rulesHint: 'Point par point, avec des mots simples',
    pads: {
      scores: { name: 'Carnet de scores', hint: 'Pour compter avec la vraie boîte' },
      table: { name: 'Aide de table', hint: 'Pour jouer avec la vraie boîte' },
    } satisfies Record<PadKind, { readonly name: string; readonly hint: string }>,
    start: 'Commencer',
    change: 'Régler la table',
    seats: 'À table',
    level: 'Adversaires',
    levels: {
      debutant: 'Débutants',
      habitue: 'Habitués',
      expert: 'Experts',
      maitre: 'Maîtres',
    } satisfies Record<Level, string>,
    levelHints: {
      debutant: 'Ils ne voient guère que leurs propres cartes, et s’y trompent volontiers.',
      habitue: 'Ils savent ce qu’ils font, sans trop calculer.',
      expert: 'Ils imaginent la suite avant de jouer.',
      maitre: 'Comme les experts, mais ils y regardent à deux fois.',
    } satisfies Record<Level, string>,
    people: 'Autour de la table',
    addPerson: 'Ajouter quelqu’un',
    removePerson: 'Enlever',
    bots: 'Robots en plus',
    nobody: 'Il manque un nom : chacun a besoin du sien.',
    sameNames: 'Deux personnes portent le même nom : ajoute une initiale.',
    first: 'Qui commence',
    firstDraw: 'Tirage au sort',
    seatsNamed: (count: number) => `${count} à table`,
    /** Label of a name field, counted from 1. */
    nameNumber: (number: number) => `Nom ${number}`,
  },
  /** A bot's play style; grammatically fits every name. */
  manners: {
    even: 'tête froide',
    cautious: 'main prudente',
    gambler: 'tête brûlée',
    grudger: 'rancune tenace',
  } satisfies Record<Manner, string>,
  settings: {
    heading: 'Réglages',
    lang: 'Langue',
    theme: 'Apparence',
    themes: { auto: 'Comme l’appareil', light: 'Jour', dark: 'Nuit' } satisfies Record<
      Theme,
      string
    >,
    pace: 'Rythme des robots',
    paces: { calm: 'Tranquille', brisk: 'Vif', instant: 'Immédiat' } satisfies Record<Pace, string>,
    motion: 'Animations',
    motions: { full: 'Complètes', short: 'Courtes', still: 'Aucune' } satisfies Record<
      Motion,
      string
    >,
    sound: 'Sons',
    soundHint: 'Brefs et discrets.',
    oneTap: 'Jouer d’un seul toucher',
    oneTapHint: 'Sans second toucher pour confirmer.',
    banter: 'Les robots bavardent',
    banterHint: 'Un mot de temps en temps, jamais sur leurs cartes.',
    aids: 'Couleurs et signes renforcés',
    aidsHint:
      'Selon le jeu : des couleurs que tous les yeux distinguent, de grands signes, des cadres épais.',
    you: 'Toi',
    name: 'Nom',
    avatar: 'Portrait',
  },
  failures: {
    'no-such-table': 'Cette table n’est plus sur cet appareil.',
    'no-such-game': 'Ce jeu n’est pas sur l’étagère.',
    'bad-setup': 'On ne peut pas mettre la table ainsi.',
    'no-store': 'Le navigateur ne donne pas accès aux parties gardées sur cet appareil.',
    broken: 'Quelque chose a coincé en ouvrant la table.',
  } satisfies Record<HomeCode, string>,
};

export type ShellTexts = typeof fr;
