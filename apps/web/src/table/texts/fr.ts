// What every table says, in French, which comes first: the other languages say neither more nor less, or
// they do not compile.

import type { Refused, UndoWhy } from '@tablee/wire';

type TableCode = Extract<Refused, { kind: 'table' }>['code'];

export const fr = {
  menu: 'Menu',
  /** Beside the name of the game, or instead of it. */
  daily: 'Donne du jour',
  log: 'Journal',
  undo: 'Annuler le coup',
  undoWhy: {
    nothing: 'Rien à annuler pour l’instant.',
    'moved-on': 'Rien à annuler : c’est un autre qui a joué en dernier.',
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
    /** « 43 % de chances de gagner la partie » */
    chance: (chance: number) => `${chance} % de chances de gagner la partie`,
    /** The advice to let the others bid, in a free-for-all. */
    silence: 'ne rien dire',
    /** Before the reasons, where several are as good. */
    same: (chance: number) => `Équivalents : ${chance} % de chances de gagner la partie.`,
    /** There is nothing to choose. */
    only: 'Tu n’as pas le choix.',
  },
  sounds: {
    yes: 'Activer les sons',
    no: 'Non merci, pas de sons',
    /** Read out after a yes. */
    done: 'Les sons sont activés ; le menu permet de les couper.',
  },
  rules: 'Règles',
  shortcuts: 'Raccourcis clavier',
  skip: 'Passer',
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
  review: 'Analyser',
  save: 'Enregistrer la partie',
  share: 'Partager',
  showTable: 'Voir la table',
  showResult: 'Voir le résultat',
  keys: {
    cards: 'aller d’une carte à l’autre',
    choose: 'choisir, puis jouer',
    deed: 'aller au bouton qui joue',
    hand: 'dire ma main',
    table: 'dire ce qui est sur la table',
    scores: 'dire où en est chacun',
    prompt: 'dire ce qu’on attend de moi',
    last: 'dire ce qui vient de se passer',
    undo: 'annuler mon coup',
    skip: 'fermer, passer l’animation',
    keys: 'montrer ces raccourcis',
  },
  curtain: {
    title: (name: string) => `Passe l’appareil à ${name}`,
    hint: 'Personne d’autre ne regarde ?',
    ready: (name: string) => `Je suis ${name}`,
    takeBack: 'Annuler le dernier coup',
    meanwhile: 'Entre-temps',
    /** The button under private events just shown. */
    seen: 'C’est vu, on continue',
    /** The button that shows the hand before a choice in the open. */
    peek: (name: string) => `${name} : voir ma main`,
    /** Where several may speak at once. */
    speaks: 'Qui parle ?',
  },
  lesson: {
    voice: 'La leçon',
    next: 'Continuer',
    again: 'Recommencer',
    play: 'Jouer maintenant',
    progress: (at: number, of: number) => `${at} sur ${of}`,
  },
};

export type TableTexts = typeof fr;
