// The shell of the site in French, which comes first: the other languages say neither more nor
// less, or they do not compile.

import { counted, listed, type PadKind } from '@tablee/kit';
import { sayAgo } from './ago.ts';
import type { Level, Manner } from '@tablee/bots';
import type { HomeCode, Refused, UndoWhy } from '@tablee/wire';
import type { Motion, Pace, Theme } from '../choices.ts';

type TableCode = Extract<Refused, { kind: 'table' }>['code'];

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
    settings: 'Réglages',
    privacy: 'Confidentialité',
    /** The way to the tables online. */
    online: 'Tables en ligne',
    openRecord: 'Ouvrir une partie enregistrée',
    dropHere: 'Dépose le fichier ici pour revoir la partie',
    running: 'Sur la table',
    continue: 'Continuer',
    finished: 'Parties terminées',
    review: 'Revoir',
    remove: 'Retirer',
    removeSure: 'Retirer pour de bon ?',
    offline: 'Sans réseau, tout marche quand même.',
    /** Where the browser keeps nothing. */
    notKept: 'Cette fenêtre ne garde rien : les parties s’en iront avec elle.',
    /** A file that is too large to be a game. */
    badFile: 'Ce fichier n’est pas une partie enregistrée.',
    players: (min: number, max: number) => `${min} à ${max} joueurs`,
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
    inviteHint: 'Une table en ligne, un lien à envoyer',
    learn: 'Apprendre',
    learnHint: 'Une leçon de deux minutes',
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
    /** The field for somebody’s name, counted from 1. */
    nameNumber: (number: number) => `Nom ${number}`,
  },
  /** What somebody is like at the table; fits everybody, whatever they are called. */
  manners: {
    even: 'tête froide',
    cautious: 'main prudente',
    gambler: 'tête brûlée',
    grudger: 'rancune tenace',
  } satisfies Record<Manner, string>,
  table: {
    menu: 'Menu',
    log: 'Journal',
    undo: 'Annuler le coup',
    undoWhy: {
      nothing: 'Rien à annuler pour l’instant.',
      'moved-on': 'Trop tard : un autre a joué depuis.',
      learned: 'Trop tard : tu as vu une carte.',
      seen: 'Trop tard : les autres ont vu.',
      over: 'La partie est terminée.',
    } satisfies Record<UndoWhy, string>,
    hint: {
      ask: 'Un conseil',
      thinking: 'On réfléchit…',
      none: 'Aucun conseil pour l’instant.',
      /** The shortcut. */
      key: 'demander un conseil',
      /** « 43 % de chances de gagner » */
      chance: (chance: number) => `${chance} % de chances de gagner`,
      /** The advice to let the others bid, in a free-for-all. */
      silence: 'ne rien dire',
      /** Before the reasons, where several are as good: all that are shown, or only the first two. */
      same: (isAll: boolean, chance: number) =>
        `${isAll ? 'Ces coups' : 'Les deux premiers'} se valent : ${chance} % de chances de gagner.`,
      /** There is nothing to choose. */
      only: 'Tu n’as pas le choix.',
    },
    rules: 'Règles',
    shortcuts: 'Raccourcis clavier',
    leave: 'Quitter la table',
    skip: 'Toucher pour passer',
    refusals: {
      stale: 'La table a changé entre-temps. La revoici.',
      'not-yours': 'Ce n’est pas ta place.',
      unreadable: 'La table n’a pas compris ce coup.',
      'no-undo': 'Ce coup ne peut plus être annulé.',
      paused: 'La partie est en pause.',
      ended: 'La partie a été arrêtée.',
      'no-order': 'Cet ordre n’a pas de sens maintenant.',
      'not-gone': 'Cette personne est de retour.',
      declined: 'Quelqu’un vient de dire non. Tu pourras redemander après le prochain coup.',
      'too-often': 'Tu as trop souvent changé d’avis. Attends le prochain coup.',
      'nothing-to-do': 'C’est déjà fait.',
      halted: 'La table est arrêtée : plus rien ne s’y joue pour l’instant.',
      store: 'Ce coup n’a pas pu être gardé : rien n’a été joué. Réessaie.',
    } satisfies Record<TableCode, string>,
    ruleLabel: 'Règle',
    over: 'Fin de la partie',
    rematch: 'La revanche',
    review: 'Revoir',
    save: 'Enregistrer la partie',
    share: 'Partager',
    showTable: 'Voir la table',
    showResult: 'Voir le résultat',
    keys: [
      { key: '← →', does: 'aller d’une carte à l’autre' },
      { key: 'Entrée', does: 'choisir, puis jouer' },
      { key: 'H', does: 'dire ma main' },
      { key: 'T', does: 'dire ce qui est sur la table' },
      { key: 'S', does: 'dire où en est chacun' },
      { key: 'P', does: 'dire ce qu’on attend de moi' },
      { key: 'L', does: 'dire ce qui vient de se passer' },
      { key: 'U', does: 'annuler mon coup' },
      { key: 'Échap', does: 'fermer, passer l’animation' },
      { key: '?', does: 'montrer ces raccourcis' },
    ],
  },
  curtain: {
    title: (name: string) => `Passe l’appareil à ${name}`,
    hint: 'Personne d’autre ne regarde ?',
    ready: (name: string) => `Je suis ${name}`,
    takeBack: 'Annuler le dernier coup',
    meanwhile: 'Entre-temps',
    /** Behind a curtain, before one chooses in front of everybody. */
    peek: (name: string) => `${name} : voir ma main`,
  },
  lesson: {
    voice: 'La leçon',
    next: 'Continuer',
    again: 'Recommencer',
    play: 'Jouer maintenant',
    progress: (at: number, of: number) => `${at} sur ${of}`,
  },
  settings: {
    heading: 'Réglages',
    lang: 'Langue',
    theme: 'Lumière',
    themes: { auto: 'Comme l’appareil', light: 'Jour', dark: 'Nuit' } satisfies Record<
      Theme,
      string
    >,
    pace: 'Rythme des robots',
    paces: { calm: 'Tranquille', brisk: 'Vif', instant: 'Immédiat' } satisfies Record<Pace, string>,
    motion: 'Animations',
    motions: { full: 'Complètes', short: 'Courtes', still: 'Sans mouvement' } satisfies Record<
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
    broken: 'Quelque chose a coincé en ouvrant la table.',
  } satisfies Record<HomeCode, string>,
};

export type ShellTexts = typeof fr;
