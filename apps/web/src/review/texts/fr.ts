// The review page in French, which comes first: the other languages say neither more nor less, or they do
// not compile.

import { capital, counted, signed } from '@tablee/kit';
import type { Grade, Label } from '@tablee/review';
import type { Story } from '../story.ts';

const NUMBERS = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'];

export const fr = {
  heading: 'Analyse',
  /** What happened, in one sentence: « Deux choix t’ont coûté 18 points ; les cartes t’ont souri : +12. » */
  story: ({ person, costly, cost, luck, isOver }: Story) => {
    const many = capital(NUMBERS[costly] ?? String(costly));
    const points = counted('fr', cost, 'point', 'points');
    const choices =
      costly === 0
        ? person.pick('Aucun choix ne t’a coûté cher', `Aucun choix n’a coûté cher ${person.to}`)
        : costly === 1
          ? person.pick(`Un choix t’a coûté ${points}`, `Un choix a coûté ${points} ${person.to}`)
          : person.pick(
              `${many} choix t’ont coûté ${points}`,
              `${many} choix ont coûté ${points} ${person.to}`,
            );
    const cards =
      luck === 0
        ? 'la chance n’y est pour rien'
        : luck > 0
          ? `les cartes ${person.pick('t’ont', 'lui ont')} souri : ${signed(luck)}`
          : `les cartes ne ${person.pick('t’ont', 'lui ont')} pas souri : ${signed(luck)}`;
    return `${choices} ; ${cards}.${isOver ? '' : ' Partie inachevée : compté jusqu’où elle va.'}`;
  },
  nothing: 'Dans cette partie, personne n’a eu de choix à faire.',
  unit: 'Un point : une chance sur cent de gagner.',
  rough: 'Premier aperçu, qui se précise.',
  progress: {
    label: 'Avancement de l’analyse',
    searching: 'L’analyse s’ouvre…',
    running: 'Analyse en cours',
    seconds: (seconds: number) => `encore ${counted('fr', seconds, 'seconde', 'secondes')}`,
    minutes: (minutes: number) => `encore ${counted('fr', minutes, 'minute', 'minutes')}`,
    soon: 'bientôt fini',
    stop: 'Arrêter',
    stopped: 'Analyse arrêtée : ce qui est fait reste là.',
    goOn: 'Reprendre',
    failed: 'L’analyse s’est arrêtée sur une erreur de Tablée. Ce qui est fait reste là.',
    retry: 'Réessayer',
    /** Read out once it is there. */
    done: 'L’analyse est terminée.',
  },
  chart: {
    label: 'Courbe de la partie',
    of: 'Courbe',
    chance: 'Chances',
    score: 'Score',
    go: 'Aller à un coup de la courbe',
    /** « Zoé 34 %, Odette 20 % » */
    at: (all: readonly string[]) => all.join(', '),
    percent: (value: number) => `${value} %`,
    unknown: 'pas encore calculé',
    turns: 'Tournants',
    turn: (name: string, change: string, place: string) => `${place} : ${name} ${change}`,
    table: 'Tous les chiffres',
    step: 'Coup',
    of100: 'chances de gagner, en pour cent',
  },
  seat: 'Pour qui',
  you: 'toi',
  choices: {
    heading: 'Choix',
    size: 'Coût',
    sizeAll: 'tous',
    sizeFrom: (points: number) => `≥ ${counted('fr', points, 'point', 'points')}`,
    kind: 'Sorte',
    kindAll: 'toutes',
    none: 'Aucun choix de cette sorte.',
    noneYet: 'Rien de tel pour l’instant.',
    more: (count: number) => counted('fr', count, 'autre', 'autres'),
    played: 'Joué',
    best: 'Mieux',
    alone: 'Joué, et rien de mieux',
    silence: 'se taire',
    chance: (percent: string) => `${percent} de chances`,
    cost: (points: string, error: string) => `−${points} ± ${error}`,
    costWords: (points: string, error: string) => `coûte ${points} points, à ${error} près`,
    nothingLost: 'ne coûte rien',
    noReason: 'Rien de plus à en dire.',
    /** Over a few outcomes, each with how often it came about after this move. */
    follows: 'La suite, en % des tables possibles',
    go: 'Voir ce coup',
    here: 'À ce moment',
    before: 'Faute d’avant',
    after: 'Faute d’après',
    quiet: 'Personne ne choisit à ce moment.',
    whatIf: 'Et si… Jouer la suite d’ici',
  },
  label: {
    forced: 'sans choix',
    brilliant: 'brillant',
    fine: 'bon',
    inaccuracy: 'imprécision',
    mistake: 'erreur',
    blunder: 'gaffe',
  } satisfies Record<Label, string>,
  grade: {
    expert: 'comme un expert',
    habitue: 'comme un habitué',
    debutant: 'comme un débutant',
    random: 'comme au hasard',
  } satisfies Record<Grade, string>,
  sums: {
    heading: 'D’où vient le résultat',
    start: 'départ',
    luck: 'chance',
    own: { you: 'tes choix', other: 'ses choix' },
    others: 'les autres',
    result: 'résultat',
    adjusted: 'sans la chance',
    chance: 'Gagner (%)',
    score: 'Avance (points)',
    note: 'départ + chance + choix = résultat, à l’arrondi près. Un choix compte par rapport à ce que cette tablée tire de choix semblables.',
    deals: 'Par donne',
    deal: 'Donne',
    par: 'Ce que valent les cartes',
    level: 'Niveau',
    whole: 'Toute la partie',
    perChoice: 'Coût par choix',
  },
  legend: {
    heading: 'Comment c’est jugé',
    intro:
      'Chaque choix est jugé d’après ce que son siège pouvait voir, jamais d’après les cartes cachées : le coup joué et le meilleur se mesurent sur les mêmes tables imaginées.',
    cost: (points: number, errors: string) =>
      `coûte au moins ${counted('fr', points, 'point', 'points')}, et plus de ${errors} erreurs types`,
    fine: 'coûte moins, ou trop peu pour en être sûr',
    brilliant: (points: number) =>
      `tout autre coup coûtait ${points} points ou plus, et un habitué le trouve rarement`,
    grade:
      'Le niveau compare ce qu’ont coûté les choix à ce qu’ils auraient coûté à un habitué aux mêmes moments.',
  },
  share: {
    heading: 'Partager',
    link: 'Copier un lien vers ce moment',
    sendLink: 'Envoyer un lien',
    picture: 'Envoyer la courbe',
    savePicture: 'Enregistrer la courbe',
    copied: 'Lien copié.',
    failed: 'Cela n’a pas marché ici.',
    /** Of a game that was not played on a server. */
    inside: 'La partie voyage dans le lien même : aucun serveur ne la voit.',
    alt: (title: string) => `${title} : chances de gagner au fil de la partie`,
    file: 'analyse',
  },
};

export type ReviewTexts = typeof fr;
