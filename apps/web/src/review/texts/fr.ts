// The review page in French, which comes first: the other languages say neither more nor less, or they do
// not compile.

import { capital, counted, nounFor, type Person } from '@tablee/kit';
import { REVIEW_WORDS } from '@tablee/review';
import type { Did, Story } from '../story.ts';

const NUMBERS = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'];

export const fr = {
  ...REVIEW_WORDS.fr,
  heading: 'Analyse',
  /** What happened, in one sentence: « Tes choix t’ont coûté 27 points, les cartes 10. » */
  story: ({ person, of, own, luck, costly, isRough, isOver }: Story) => {
    const amount = ({ figure, unit }: Did, much: string): string =>
      figure === undefined
        ? much
        : of === 'chance'
          ? `${figure} % de chances`
          : `${figure} ${unit}`;
    const [mine, them] = [
      person.pick('Tes choix', `Les choix ${person.of}`),
      person.pick('t’ont', 'lui ont'),
    ];
    const many = NUMBERS[costly] ?? String(costly);
    const unsure = isRough
      ? costly === 0
        ? 'Pour l’instant, aucun choix coûteux en vue'
        : `Pour l’instant, ${many} choix ${costly === 1 ? 'semble coûteux' : 'semblent coûteux'}`
      : costly === 0
        ? person.pick('Aucun choix ne t’a coûté cher', `Aucun choix n’a coûté cher ${person.to}`)
        : `${capital(many)} choix ${person.pick(costly === 1 ? 't’a' : 't’ont', costly === 1 ? 'a' : 'ont')} coûté cher${person.pick('', ` ${person.to}`)}`;
    const choices = {
      gain: (did: Did) => `${mine} ${them} rapporté ${amount(did, 'gros')}`,
      loss: (did: Did) => `${mine} ${them} coûté ${amount(did, 'cher')}`,
      even: () => `${mine} n’ont presque rien changé`,
    };
    const cards = {
      gain: (did: Did) => ` ; les cartes ${them} apporté ${amount(did, 'beaucoup')}`,
      loss: (did: Did) => ` ; les cartes ${them} coûté ${amount(did, 'cher')}`,
      even: () => ' ; les cartes n’y sont presque pour rien',
    };
    const isSame = own?.figure !== undefined && luck?.figure !== undefined && own.way === luck.way;
    const alike = isSame ? `, les cartes ${luck.figure}${of === 'chance' ? ' %' : ''}` : undefined;
    const said = own === undefined ? unsure : choices[own.way](own);
    const more = luck === undefined ? '' : (alike ?? cards[luck.way](luck));
    return `${said}${more}.${isOver ? '' : ' Partie inachevée : compté jusqu’où elle va.'}`;
  },
  nothing: 'Dans cette partie, personne n’a eu de choix à faire.',
  rough: 'Premier aperçu, qui se précise.',
  /** Before anything that is said in one line of a first look. */
  roughly: (said: string) => `Provisoire : ${said}`,
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
    percent: (value: number | string) => `${value} %`,
    unknown: 'pas encore calculé',
    turns: 'Tournants',
    turn: (name: string, change: string, place: string) => `${place} : ${name} ${change} %`,
    table: 'Tous les chiffres',
    step: 'Coup',
    of100: 'chances de gagner, en pour cent',
    open: 'Toutes cartes ouvertes : ce que valait la partie à chaque instant, pour qui voit tout.',
  },
  /** The way to what all reviews say together. */
  toProgress: 'Tes progrès',
  seat: 'Pour qui',
  you: 'toi',
  choices: {
    heading: 'Choix',
    size: 'Coût',
    sizeAll: 'tous',
    sizeFrom: (percent: number) => `≥ ${percent} %`,
    kind: 'Sorte',
    kindAll: 'toutes',
    none: 'Aucun choix de cette sorte.',
    noneYet: 'Rien de tel pour l’instant.',
    noneSoCostly: 'Aucun choix n’a coûté autant.',
    showAll: 'Montrer tous les choix',
    more: (count: number) => counted('fr', count, 'autre', 'autres'),
    /** Over the best move, and of what was played, where they cannot be told apart. */
    even: 'aussi bon',
    evenWords: 'vaut le meilleur coup, à la marge d’erreur près',
    alone: 'Joué, et rien de mieux',
    chance: (percent: string) => `${percent} de chances`,
    cost: (percent: string, error: string) => `−${percent} %\u00a0±\u00a0${error}`,
    costWords: (percent: string, error: string) =>
      `coûte ${percent} % de chances de gagner, à ${error} près`,
    nothingLost: 'ne coûte rien',
    noReason: 'Rien de plus à en dire.',
    /** Over reasons addressed to the player that chose, where another person reads them. */
    toldTo: (person: Person) => `Ce qu’un entraîneur dirait ${person.to} :`,
    go: 'Voir ce coup',
    here: 'À ce moment',
    before: 'Faute d’avant',
    after: 'Faute d’après',
    quiet: 'Personne ne choisit à ce moment.',
    whatIf: 'Et si… Jouer la suite d’ici',
  },
  sums: {
    ...REVIEW_WORDS.fr.sums,
    ...REVIEW_WORDS.fr.deals,
    /** What a game counts that has no word for it. */
    points: (count: number) => nounFor('fr', count, 'point', 'points'),
    heading: 'D’où vient le résultat',
    mine: 'tes choix',
    note: (own: string) =>
      `départ + chance + ${own} + les autres = résultat, à l’arrondi près ; ± dit la marge d’erreur : 95 fois sur 100, le vrai chiffre est dedans. Difficile à dire : cela a pu aider comme coûter. L’avance se compte par rapport à la moyenne de la table. Un choix compte par rapport à ce que cette tablée tire de choix semblables.`,
    /** While there is but a first look. */
    later: 'La chance, les sommes et le niveau s’affichent quand l’analyse est terminée.',
    deals: 'Par donne',
    whole: 'Toute la partie',
  },
  legend: {
    heading: 'Comment c’est jugé',
    intro:
      'Chaque choix est jugé d’après ce que son siège pouvait voir, jamais d’après les cartes cachées : le coup joué et le meilleur se mesurent sur les mêmes tables imaginées.',
    cost: (percent: number, errors: string) =>
      `coûte au moins ${percent} % de chances de gagner, et plus de ${errors} fois la marge d’erreur (±)`,
    fine: 'coûte moins, ou trop peu pour en être sûr',
    brilliant: (percent: number) =>
      `tout autre coup coûtait ${percent} % de chances ou plus, et un habitué le trouve rarement`,
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
