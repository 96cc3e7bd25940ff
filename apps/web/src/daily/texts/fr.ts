// The deal of the day in French, which comes first: the other languages say neither more nor less, or they do
// not compile.

import { counted } from '@tablee/kit';

export const fr = {
  title: 'La donne du jour',
  hint: 'La même pour tout le monde, une seule fois : ni conseil, ni retour en arrière.',
  /** Its game is a short one. */
  short: (name: string) => `${name}, au lieu d’une partie entière.`,
  play: 'Jouer la donne du jour',
  resume: 'Continuer la donne du jour',
  gone: 'Abandonnée en route. Une nouvelle donne t’attend demain.',
  tomorrow: 'Une nouvelle donne t’attend demain.',
  elsewhere: 'Tu l’as jouée sur un autre appareil.',
  review: 'Revoir',
  toBox: 'Retour à la boîte',
  score: (score: string, hasWon: boolean) =>
    hasWon ? `Résultat : ${score}. Gagné !` : `Résultat : ${score}.`,
  better: (percent: number, players: number) =>
    `Mieux que ${percent} % des autres, sur ${counted('fr', players, 'appareil', 'appareils')}.`,
  /** What the percentage and the bars count. */
  countedHint:
    'On compte des appareils, pas des personnes : des parties identiques ne comptent qu’une fois, et chaque connexion ne fournit que quelques résultats par jour.',
  /** Among so few that a percentage would say nothing. */
  rank: (rank: number, players: number) =>
    `${rank === 1 ? '1ʳᵉ' : `${rank}ᵉ`} place sur ${players}.`,
  first: 'Personne ne l’a encore jouée ici avant toi.',
  asking: 'On demande comment les autres s’en sont tirés…',
  alone: 'Sans réseau, on ne sait pas comment les autres s’en sont tirés. Reviens ici en ligne.',
  refused: 'Ce résultat reste sur cet appareil : le serveur ne l’a pas retenu.',
  otherBots:
    'Une nouvelle version est sortie pendant ta partie : ce résultat reste sur cet appareil.',
  chart: 'Les résultats de tout le monde',
  bar: (from: string, to: string, players: number) =>
    `${from === to ? from : `${from} à ${to}`} : ${counted('fr', players, 'appareil', 'appareils')}`,
  own: 'toi',
  yesterday: 'Hier',
  streak: (days: number) => `${counted('fr', days, 'jour', 'jours')} de suite`,
  calendar: 'Les deux dernières semaines',
  done: 'jouée',
  begun: 'abandonnée',
  none: 'pas jouée',
  sealed:
    'C’est une donne du jour que tu n’as pas encore jouée : on pourra la revoir quand tu l’auras finie.',
};

export type DailyTexts = typeof fr;
