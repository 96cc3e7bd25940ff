// What is said of records, in French, which comes first: the other languages say neither more nor less,
// or they do not compile.

import type { FirstBy } from '../pledge.ts';
import { counted } from '../speech.ts';

export const fr = {
  /** What is wrong, by kind; the facts of the case follow. */
  wrong: {
    alien: 'Ce n’est pas une partie enregistrée par Tablée',
    game: 'Ce jeu n’est pas sur l’étagère',
    version: 'Il faut une autre version de Tablée',
    setup: 'Une telle table n’existe pas',
    header: 'Une ligne d’en-tête manque ou ne convient pas',
    cutOff: 'Le fichier est tronqué',
    line: 'Cette ligne est illisible',
    misfit: 'Le jeu attend autre chose ici',
    derived: 'Cette ligne calculée est fausse',
    proof: 'Les tirages ne peuvent pas être vérifiés',
    mismatch: 'Le tirage n’est pas celui de la graine révélée',
  },
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
/** The kinds of things that are wrong with a record, or with a table that is asked for. */
export type WrongKind = keyof RecordTexts['wrong'];
