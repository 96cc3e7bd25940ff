// The replay page in French, which comes first: the other languages say neither more nor less, or
// they do not compile.

import { counted, type Facts } from '@tablee/kit';
import type { Chapter } from '../chapters.ts';
import type { FileCode } from '../file.ts';

export const fr = {
  heading: 'Revoir une partie',
  intro:
    'Ouvre une partie enregistrée : elle se rejoue ici coup par coup, toutes mains visibles ou par les yeux d’un seul joueur. Le fichier ne quitte pas cet appareil.',
  /** The same of a review. */
  review: {
    heading: 'Analyser une partie',
    intro:
      'Ouvre une partie enregistrée : chaque choix y est jugé d’après ce que son joueur pouvait voir, et tu sauras ce qu’il a coûté et ce que la chance y a fait. Le fichier ne quitte pas cet appareil.',
  },
  /** Said of the reader's own table that is still being played. */
  notOver:
    'Cette partie n’est pas finie. On pourra la revoir ensuite : avant la fin, elle montrerait toutes les mains.',
  toTable: 'Retour à la table',
  choose: 'Choisir un fichier',
  chooseOther: 'Ouvrir un autre fichier',
  orDrop: 'ou dépose-le n’importe où sur cette page',
  dropNow: 'Lâche le fichier pour revoir la partie',
  cannotOpen: 'Cette partie ne s’ouvre pas',
  stopsHere: 'La partie s’arrête ici',
  stopsAt: (line: number) => `S’arrête à la ligne ${line}`,
  /** A seat without a name in the record, from 1. */
  player: (number: number) => `Joueur ${number}`,
  lineLabel: (line: number) => `Ligne ${line}`,
  ruleLabel: 'Règle',
  codeLabel: 'Code',
  controls: {
    label: 'Déroulé de la partie',
    first: 'Au début',
    back: 'Un coup en arrière',
    play: 'Lecture',
    pause: 'Pause',
    again: 'Rejouer depuis le début',
    forward: 'Un coup en avant',
    last: 'À la fin',
    scrub: 'Coup',
    speed: (factor: number) => `Vitesse : ×${factor}`,
    eyes: 'Par les yeux de',
    whole: 'Tous',
    log: 'Journal',
    about: 'À propos de la partie',
    result: 'Résultat',
  },
  place: {
    start: 'La table est mise',
    chapter: ({ kind, number }: Chapter) =>
      kind === 'turn' ? `Tour ${number}` : `Manche ${number}`,
    step: (at: number, of: number) => `coup ${at} sur ${of}`,
  },
  /** Read out when the eyes change. */
  seenByYou: 'Vu par toi.',
  seenBy: (name: string) => `Vu par ${name}.`,
  seenWhole: 'Toutes les mains sont visibles.',
  playing: 'Lecture.',
  paused: 'Pause.',
  /** A step that tells these eyes nothing. */
  quiet: 'Rien à voir d’ici.',
  /** Said when the reader tries to play in a replay. */
  onlyWatching: 'On revoit la partie : ici, rien ne se joue plus.',
  about: {
    players: 'À table',
    bot: 'robot',
    winner: 'victoire',
    loser: 'défaite',
    unfinished: 'Partie inachevée',
    /** « Joué le 3 mars 2025 » */
    playedOn: (date: string) => `Jouée le ${date}`,
    steps: (count: number) => counted('fr', count, 'coup', 'coups'),
    keys: 'Au clavier',
    keyList: {
      step: 'un coup en arrière, en avant',
      chapter: 'tour ou manche d’avant, d’après',
      ends: 'au début, à la fin',
      toggle: 'lecture, pause',
      hand: 'dire la main',
    },
  },
  verify: {
    heading: 'Tirages vérifiables',
    intro:
      'Avant la première carte, la table s’est engagée sur une graine secrète, révélée à la fin. On peut donc recalculer chaque tirage.',
    button: 'Vérifier les tirages',
    right: 'Tout concorde',
    rightUnseen: 'Les tirages concordent avec la partie',
    wrong: 'Cela ne concorde pas',
    cannot: 'Rien à vérifier',
    goThere: 'Aller à ce tirage',
    witnessed:
      'Ce navigateur a gardé l’engagement avant la première carte, et son propre hasard est dans les tirages.',
    notWitnessed:
      'Ce navigateur n’a pas vu l’engagement avant la partie : seul quelqu’un qui y était peut vérifier qu’il a été publié à temps.',
    'commit-other-wrong':
      'Ce n’est pas l’engagement que ce navigateur a vu avant la première carte. Quelqu’un l’a échangé.',
    'entropy-missing-wrong':
      'Le hasard ajouté par ce navigateur, et confirmé par la table, n’est pas dans cette partie.',
    torn: 'La partie ne se rejoue pas jusqu’au bout : les tirages jusque-là concordent, la suite ne se vérifie pas.',
  },
  file: {
    'file-too-large': (f) =>
      `Le fichier est trop gros : ${f['max']!} Mio au plus, et une partie n’en fait jamais autant.`,
    'file-binary': () => 'Ce n’est pas un fichier texte en UTF-8.',
    'file-unreadable': () => 'L’appareil n’a pas pu lire ce fichier.',
    'link-broken': () =>
      'Ce lien est incomplet ou abîmé : la partie qu’il contenait ne se lit plus. Demande qu’on te l’envoie à nouveau, en entier.',
    'link-unread': () =>
      'Ce navigateur ne sait pas ouvrir une partie contenue dans un lien. Essaie avec une version plus récente, ou demande le fichier.',
  } satisfies Record<FileCode, (facts: Facts) => string>,
  /** A mistake of ours, not of the file. */
  broken: 'Tablée n’a pas su rejouer cette ligne : l’erreur est chez nous.',
};

export type ReplayTexts = typeof fr;
