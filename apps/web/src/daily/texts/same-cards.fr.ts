// The same cards again, in French, which comes first: the other languages say neither more nor
// less, or they do not compile.

export const fr = {
  again: 'Rejouer cette donne',
  title: 'Les mêmes cartes',
  seat: 'Ta place',
  /** A seat without a known name, from 1. */
  player: (number: number) => `Joueur ${number}`,
  from: 'Où commencer',
  start: 'Au début',
  here: (step: number) => `Ici, au coup ${step}`,
  startHint: 'Mêmes cartes, mêmes robots, même hasard : il n’y a que tes choix qui changent.',
  hereHint:
    'La table reprend à ce moment précis, vue de ta place. Joue le même coup, ou un autre : des robots tiennent les autres places.',
  begin: 'Jouer',
  cannot:
    'Cette partie ne peut pas être rejouée : elle n’est pas finie, ou ne suit pas les règles.',
  heading: 'Avant et maintenant',
  then: 'Avant',
  now: 'Maintenant',
  par: 'Valeur des cartes',
  score: 'Résultat',
  won: 'Issue',
  yes: 'gagné',
  no: 'perdu',
  better: (by: string) => `${by} de mieux qu’avant.`,
  worse: (by: string) => `${by} de moins qu’avant.`,
  same: 'Exactement comme avant.',
  abovePar: (by: string, par: string) =>
    `Ces cartes valent environ ${par}. Tu en as tiré ${by} de plus.`,
  belowPar: (by: string, par: string) =>
    `Ces cartes valent environ ${par}. Tu en as tiré ${by} de moins.`,
  atPar: (par: string) =>
    `Ces cartes valent environ ${par}. C’est tout juste ce que tu en as tiré.`,
  parHint:
    'Ce que valent les cartes : la moyenne de centaines de parties jouées avec elles à cette place, avec de petites différences à chaque fois.',
  counting: 'On calcule ce que valent ces cartes…',
  back: 'La partie d’origine',
  /** Tables from a moment of another game on. */
  tries: 'Et si…',
  goOn: 'Reprendre ton essai',
};

export type DealTexts = typeof fr;
