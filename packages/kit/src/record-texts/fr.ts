// What is said of records, in French, which comes first: the other languages say neither more nor less,
// or they do not compile.

import type { StepWhy } from '../log.ts';
import type { OpenCode } from '../open.ts';
import type { FirstBy, PledgeFailure } from '../pledge.ts';
import type { Facts } from '../refusal.ts';
import type { ReplayCode } from '../replay.ts';
import { counted } from '../speech.ts';

type Say = (facts: Facts) => string;

/** What the game waits for where another kind of line stands. */
const WAITS: Readonly<Record<string, string>> = {
  turn: 'le coup d’un joueur',
  sealed: 'tous les choix secrets sur une ligne',
  open: 'une mise ou le coup de marteau (« bell »)',
  chance: 'un tirage',
};

export const fr = {
  /** Why a record cannot be opened, or a table not be set up so. */
  open: {
    'record-empty': () => 'Le fichier est vide.',
    'record-not-one': () =>
      'Ce n’est pas une partie enregistrée : la première ligne devrait être « tablee-record 1 ».',
    'record-newer': (f) =>
      `Le format ${f['found']!} est plus récent que cette version de Tablée, qui lit jusqu’au format ${f['known']!}.`,
    'record-carriage-return': () =>
      'La ligne finit à la façon de Windows (CR LF) ; le format veut LF seul.',
    'record-header-line': () => 'Cette ligne d’en-tête est illisible.',
    'record-header-twice': (f) => `La ligne « ${f['key']!} » est deux fois dans l’en-tête.`,
    'record-header-missing': (f) => `L’en-tête n’a pas de ligne « ${f['key']!} ».`,
    'record-header-long': (f) => `L’en-tête a plus de ${f['most']!} lignes.`,
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
      `L’option « ${f['option']!} » ne vaut que si « ${f['needs']!} » est « ${f['value']!} ».`,
    'option-missing': (f) => `L’en-tête n’a pas de ligne « option ${f['option']!} … ».`,
  } satisfies Record<OpenCode, Say>,
  /** A line that cannot be read. */
  step: {
    'step-unknown': () => 'Ce n’est pas une ligne de partie.',
    'step-card': (f) => `La carte « ${f['text']!} » n’existe pas.`,
    'step-move': (f) => `Le coup est illisible à « ${f['part']!} ».`,
    'step-spelling': () =>
      'L’orthographe est inhabituelle : chaque coup ne s’écrit que d’une façon.',
    'step-sealed-order': (f) => `Les choix secrets sont en désordre au siège ${f['seat']!}.`,
    'step-cut-off': () => 'La ligne est coupée : le fichier est tronqué.',
    'step-missing': (f) => `Le fichier est tronqué : il manque à la fin « ${f['expected']!} ».`,
  } satisfies Record<ReplayCode, Say>,
  /** A step for which it is not the time. */
  misfit: {
    'step-kind': (f) => {
      const pending = String(f['pending']);
      return `Ce n’est pas ce que le jeu attend ici, à savoir ${WAITS[pending] ?? pending}.`;
    },
    'step-seats': (f) => `Il manque le choix du siège ${f['seat']!}.`,
    'game-over': () => 'La partie est déjà finie.',
  } satisfies Record<StepWhy, Say>,
  derivedMisplaced: 'Cette ligne calculée n’a pas sa place ici.',
  derivedWrong: (expected: string) => `Il devrait y avoir « ${expected} ».`,
  /** Around what half a line seems to say. */
  cutOffLine: (wrong: string) => `La ligne est coupée, sans fin de ligne. ${wrong}`,
  /** In front of the seat's own refusal. */
  bySeat: (name: string, wrong: string) => `${name} : ${wrong}`,
  /** The record is fine, and yet its last line may not be the last one. */
  noLineEnd: 'La dernière ligne n’a pas de fin de ligne : le fichier est peut-être tronqué.',
  verify: {
    commitRight: 'L’engagement est bien SHA-256(graine ‖ sel).',
    first: {
      draw: 'Le premier joueur est bien celui que le sort a désigné.',
      host: 'Le premier joueur a été choisi par l’hôte : rien à recalculer.',
      unsaid: 'La partie ne dit pas comment le premier joueur a été désigné : non vérifié.',
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
    commitWrong:
      'L’engagement n’est pas celui de la graine et du sel révélés : l’un des deux a été changé.',
    firstWrong: (written: string, drawn: string) =>
      `Le sort désigne ${drawn} pour commencer, or c’est ${written} qui commence.`,
    drawWrong: (place: number, written: string, drawn: string) =>
      `La carte n° ${place} de ce tirage est « ${written} », la graine donne « ${drawn} ».`,
    header: {
      missing: (key) =>
        `L’en-tête n’a pas de ligne « ${key} », sans laquelle les tirages ne se vérifient pas.`,
      malformed: (key) => `La ligne « ${key} » de l’en-tête est illisible.`,
      twice: (key) =>
        `La ligne « ${key} » est deux fois dans l’en-tête : on ne peut savoir laquelle compte.`,
    } satisfies Record<Extract<PledgeFailure, { kind: 'header' }>['why'], (key: string) => string>,
    /** What the people at the table added stands by seat. */
    entropyOrder: (seat: number) =>
      `Les lignes « entropy » ne sont pas dans l’ordre au siège ${seat}.`,
    unfinished: 'La partie n’est pas finie : la graine ne se vérifie qu’à la fin.',
    proves: 'Ce que cela prouve',
    provesText: [
      'Toutes les cartes viennent de cette graine : aucune n’a été choisie à la main en cours de partie.',
      'Qui a gardé l’engagement avant la première carte sait que la graine n’a plus changé depuis.',
      'Qui a ensuite ajouté son propre hasard et le retrouve dans les tirages sait que la graine était fixée avant que quiconque puisse connaître ce hasard : elle n’a pas pu être choisie pour les cartes.',
    ],
    provesNot: 'Ce que cela ne prouve pas',
    provesNotText: [
      'Que le serveur n’a pas essayé plusieurs graines, si personne n’a ajouté de hasard après l’engagement.',
      'Que le serveur et le dernier à avoir ajouté son hasard n’étaient pas de mèche : à deux, ils pouvaient encore choisir.',
      'Que le serveur, qui connaît la graine, n’a rien dit des cartes à quelqu’un pendant la partie.',
    ],
  },
};

export type RecordTexts = typeof fr;
