// The replay page in French, which comes first: the other languages say neither more nor less, or
// they do not compile.

import {
  counted,
  listed,
  type Facts,
  type FirstBy,
  type LineTexts,
  type OpenCode,
} from '@tablee/kit';
import type { Chapter } from '../chapters.ts';
import type { FileCode } from '../file.ts';
import type { Verdict } from '../verify.ts';

type Say = (facts: Facts) => string;

const WAITS: Readonly<Record<string, string>> = {
  turn: 'le coup d’un joueur',
  sealed: 'tous les choix secrets sur une ligne',
  open: 'une mise ou le coup de marteau (« bell »)',
  chance: 'un tirage',
};

/** What is wrong with a line. */
const lines = {
  step: {
    'step-unknown': () => 'Ce n’est pas une ligne de partie.',
    'step-card': (f) => `La carte « ${f['text']!} » n’existe pas.`,
    'step-move': (f) => `Le coup est illisible à « ${f['part']!} ».`,
    'step-spelling': () =>
      'L’orthographe est inhabituelle : chaque coup ne s’écrit que d’une façon.',
    'step-sealed-order': (f) => `Les choix secrets sont en désordre au siège ${f['seat']!}.`,
    'step-cut-off': () => 'La ligne est coupée : le fichier est tronqué.',
    'step-missing': (f) => `Le fichier est tronqué : il manque à la fin « ${f['expected']!} ».`,
  },
  misfit: {
    'step-kind': (f) => {
      const pending = String(f['pending']);
      return `Ce n’est pas ce que le jeu attend ici, à savoir ${WAITS[pending] ?? pending}.`;
    },
    'step-seats': (f) => `Il manque le choix du siège ${f['seat']!}.`,
    'game-over': () => 'La partie est déjà finie.',
  },
  derivedMisplaced: 'Cette ligne calculée n’a pas sa place ici.',
  derivedWrong: (expected) => `Il devrait y avoir « ${expected} ».`,
  cutOffLine: (wrong) => `La ligne est coupée, sans fin de ligne. ${wrong}`,
  bySeat: (name, wrong) => `${name} : ${wrong}`,
} satisfies LineTexts;

export const fr = {
  heading: 'Revoir une partie',
  intro:
    'Ouvre une partie enregistrée : elle se rejoue ici coup par coup, toutes mains visibles ou par les yeux d’un seul joueur. Le fichier ne quitte pas cet appareil.',
  /** Said of one's own table that is still being played. */
  notOver:
    'Cette partie n’est pas finie. On pourra la revoir ensuite : avant la fin, elle montrerait toutes les mains.',
  toTable: 'Retour à la table',
  choose: 'Choisir un fichier',
  chooseOther: 'Ouvrir un autre fichier',
  orDrop: 'ou dépose-le n’importe où sur cette page',
  dropNow: 'Lâche le fichier pour revoir la partie',
  cannotOpen: 'Ce fichier ne s’ouvre pas',
  stopsHere: 'La partie s’arrête ici',
  stopsAt: (line: number) => `S’arrête à la ligne ${line}`,
  /** A seat that nobody's name is written for, from 1. */
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
  seenBy: (name: string) => `Vu par ${name}.`,
  seenWhole: 'Toutes les mains sont visibles.',
  playing: 'Lecture.',
  paused: 'Pause.',
  /** A step that tells these eyes nothing. */
  quiet: 'Rien à voir d’ici.',
  /** Said when somebody tries to play in a replay. */
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
    wonBy: (names: readonly string[]) =>
      names.length === 1 ? `${names[0]!} gagne` : `${listed('fr', names)} ex æquo`,
    keys: 'Au clavier',
    keyList: [
      ['← →', 'un coup en arrière, en avant'],
      ['Page ↑ ↓', 'tour ou manche d’avant, d’après'],
      ['Début, Fin', 'au début, à la fin'],
      ['Espace', 'lecture, pause'],
      ['H T S', 'dire la main, la table, où en est chacun'],
      ['L', 'dire ce qui vient de se passer'],
      ['Échap', 'passer l’animation, fermer'],
    ] satisfies [key: string, does: string][],
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
    commitRight: 'L’engagement est bien SHA-256(graine ‖ sel).',
    first: {
      draw: 'Le premier joueur est bien celui que le sort désigne.',
      host: 'Le premier joueur a été choisi par l’hôte : rien à recalculer.',
      unsaid: 'La partie ne dit pas comment le premier joueur fut désigné : non vérifié.',
    } satisfies Record<FirstBy, string>,
    drawsRight: (draws: number, cards: number) =>
      `${counted('fr', draws, 'tirage recalculé', 'tirages recalculés')}, ${counted('fr', cards, 'carte', 'cartes')}, tout est identique.`,
    stepsRight: (steps: number) =>
      `${counted('fr', steps, 'coup rejoué', 'coups rejoués')}, tout est en règle.`,
    stopped: 'La partie s’arrête avant sa fin : tout est vérifié jusque-là.',
    entropy: (people: number) =>
      people === 0
        ? 'Personne à la table n’a ajouté son propre hasard.'
        : `Hasard ajouté par les joueurs : ${people}.`,
    witnessed:
      'Ce navigateur a gardé l’engagement avant la première carte, et son propre hasard est dans les tirages.',
    notWitnessed:
      'Ce navigateur n’a pas vu l’engagement avant la partie : seul quelqu’un qui y était peut vérifier qu’il a été publié à temps.',
    commitOther:
      'Ce n’est pas l’engagement que ce navigateur a vu avant la première carte. Quelqu’un l’a échangé.',
    entropyMissing:
      'Le hasard ajouté par ce navigateur, et confirmé par la table, n’est pas dans cette partie.',
    commitWrong:
      'L’engagement n’est pas celui de la graine et du sel révélés : l’un des deux a été changé.',
    firstWrong: (written: string, drawn: string) =>
      `Le sort désigne ${drawn} pour commencer, or c’est ${written} qui commence.`,
    drawWrong: (place: number, written: string, drawn: string) =>
      `La carte n° ${place} de ce tirage est « ${written} », la graine donne « ${drawn} ».`,
    header: {
      missing: (key) =>
        `L’en-tête n’a pas de ligne « ${key} » : cette partie a été enregistrée sans engagement.`,
      malformed: (key) => `La ligne « ${key} » de l’en-tête est illisible.`,
      twice: (key) =>
        `La ligne « ${key} » est deux fois dans l’en-tête : on ne peut savoir laquelle compte.`,
    } satisfies Record<Extract<Verdict, { kind: 'header' }>['why'], (key: string) => string>,
    torn: 'La partie ne se rejoue pas jusqu’au bout : les tirages jusque-là concordent, la suite ne se vérifie pas.',
    unfinished: 'La partie n’est pas finie : la graine ne se vérifie qu’à la fin.',
    proves: 'Ce que cela prouve',
    provesText: [
      'Toutes les cartes viennent de cette graine : aucune n’a été choisie à la main en cours de partie.',
      'Si ce navigateur a gardé l’engagement avant la première carte, la graine n’a plus changé depuis.',
      'Si son propre hasard est dans les tirages, la graine était fixée avant que quiconque puisse connaître ce hasard : elle n’a pas pu être choisie pour les cartes.',
    ],
    provesNot: 'Ce que cela ne prouve pas',
    provesNotText: [
      'Que le serveur n’a pas essayé plusieurs graines, si personne n’a ajouté de hasard après l’engagement.',
      'Que le serveur et le dernier à avoir ajouté son hasard n’étaient pas de mèche : à deux, ils pouvaient encore choisir.',
      'Que le serveur, qui connaît la graine, n’a rien dit des cartes à quelqu’un pendant la partie.',
    ],
  },
  file: {
    'file-too-large': (f) =>
      `Le fichier est trop gros : ${f['max']!} Mio au plus, et une partie n’en fait jamais autant.`,
    'file-binary': () => 'Ce n’est pas un fichier texte en UTF-8.',
    'file-unreadable': () => 'L’appareil n’a pas pu lire ce fichier.',
  } satisfies Record<FileCode, Say>,
  open: {
    'record-empty': () => 'Le fichier est vide.',
    'record-not-one': () =>
      'Ce n’est pas une partie enregistrée : la première ligne devrait être « tablee-record 1 ».',
    'record-newer': (f) =>
      `Le format ${f['found']!} est plus récent que cette version de Tablée, qui lit jusqu’au format ${f['known']!}.`,
    'record-carriage-return': () =>
      'La ligne finit à la façon de Windows (CR LF) ; le format veut LF seul.',
    'record-header-line': () => 'Cette ligne d’en-tête est illisible.',
    'record-header-twice': (f) => `« ${f['key']!} » est deux fois dans l’en-tête.`,
    'record-header-missing': (f) => `L’en-tête n’a pas de ligne « ${f['key']!} ».`,
    'record-name-seat': (f) =>
      `Il y a un nom pour le siège ${f['seat']!}, mais seulement ${f['seats']!} sièges, comptés à partir de 0.`,
    'record-cut-off': () => 'Le fichier est tronqué : il s’arrête avant la ligne « steps ».',
    'record-byte-order-mark': () =>
      'Le fichier commence par une marque d’ordre des octets (BOM) ; le format veut de l’UTF-8 sans elle.',
    'rules-newer': (f) =>
      `Jouée avec la version ${f['found']!} des règles, plus récente que celle d’ici (${f['known']!}).`,
    'rules-too-old': (f) =>
      `Jouée avec la version ${f['found']!} des règles : aucun chemin ne mène à la version ${f['known']!}.`,
    'game-unknown': (f) =>
      `Le jeu « ${f['game']!} » n’est pas sur l’étagère ; il y a ${f['known']!}.`,
    'seats-range': (f) => `On joue de ${f['min']!} à ${f['max']!}, pas à ${f['seats']!}.`,
    'option-unknown': (f) => `L’option « ${f['option']!} » n’existe pas ; il y a ${f['known']!}.`,
    'option-range': (f) =>
      `L’option « ${f['option']!} » va de ${f['min']!} à ${f['max']!}, pas « ${f['value']!} ».`,
    'option-choice': (f) =>
      `L’option « ${f['option']!} » ne connaît pas « ${f['value']!} » ; il y a ${f['known']!}.`,
    'option-unused': (f) =>
      `L’option « ${f['option']!} » ne vaut qu’avec ${f['needs']!} ${f['value']!}.`,
    'option-missing': (f) => `L’en-tête n’a pas de ligne « option ${f['option']!} … ».`,
  } satisfies Record<OpenCode, Say>,
  ...lines,
  /** A mistake of ours, not of the file. */
  broken: 'Tablée n’a pas su rejouer cette ligne : l’erreur est chez nous.',
  /** The record is fine, and yet its last line may not be the last one. */
  noLineEnd: 'La dernière ligne n’a pas de fin de ligne : le fichier est peut-être tronqué.',
};

export type ReplayTexts = typeof fr;
