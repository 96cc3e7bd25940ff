// The page of puzzles in French; its type is that of all languages.

export const fr = {
  title: (number: number, all: number) => `Casse-tête ${number} sur ${all}`,
  question: 'Quel coup fait gagner la partie ?',
  /** Where totals of earlier rounds stand on the table. */
  allRounds: 'Toutes les manches comptent.',
  /** How hard it is. */
  levels: { easy: 'Facile', tricky: 'Corsé', tough: 'Coriace' },
  solvedSoFar: (solved: number) => (solved > 1 ? `${solved} résolus` : `${solved} résolu`),
  streak: (count: number) => `${count} d’affilée`,
  back: 'Revenir à la boîte',
  /** The answer. */
  verdict: 'La réponse',
  solved: 'Bien vu !',
  /** From the second try on. */
  solvedAt: (attempt: number) => `Trouvé au ${attempt === 2 ? 'deuxième' : `${attempt}ᵉ`} essai.`,
  firstOnly: 'Seul le premier compte.',
  rare: 'Les habitués le voient rarement.',
  missed: 'Il y avait mieux.',
  /** While the solution stays hidden. */
  better: 'Il y a mieux.',
  hint: 'Indice',
  /** Hints: moves that are wrong. */
  notThese: (moves: readonly string[]) => `Pas ça non plus : ${moves.join(' ; ')}.`,
  show: 'Voir la solution',
  /** In hundredths of a chance to win. */
  cost: (points: number) =>
    points < 100
      ? `Ton choix te coûte ${points} % de chances de gagner.`
      : 'Ton choix te coûte la partie.',
  /** Where neither the reasons nor what follows tell them apart. */
  apart: (best: number, yours: number) =>
    `C’est la suite qui fait la différence : imaginée des centaines de fois, elle donne ${best} % de chances de gagner contre ${yours} %.`,
  /** How often something comes about, in per cent. */
  share: (percent: number) => `${percent} %`,
  best: 'Le meilleur coup',
  yours: 'Ton choix',
  /** Read out. */
  told: (label: string, words: string) => `${label} : ${words}`,
  next: 'Suivant',
  again: 'Réessayer',
  round: 'Tu les as tous vus ! On recommence par ceux qui t’ont échappé.',
  none: 'Il n’y a pas de casse-têtes pour ce jeu.',
};

export type PuzzleTexts = typeof fr;
