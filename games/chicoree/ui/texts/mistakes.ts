// Kinds of mistakes at Chicorée, for the overview of many games.

import type { ByLang } from '@tablee/kit';

export type Mistake =
  | 'overpays-in-fists'
  | 'overpays'
  | 'buys-useless'
  /** Nothing is left for debts. */
  | 'spends-all'
  | 'misses-bargain'
  | 'lets-rival'
  /** Another Départ would have paid more. */
  | 'small-start'
  | 'wastes-joker'
  /** A stop card on a player that it hardly hurts. */
  | 'wastes-stop'
  | 'throws-useful'
  | 'bad-sale'
  /** To end the turn with something to be laid or played, … */
  | 'waits'
  /** … and the other way round. */
  | 'hurries';

export const MISTAKES: ByLang<Readonly<Record<Mistake, string>>> = {
  fr: {
    'overpays-in-fists': 'Payer trop cher à poings fermés',
    overpays: 'Payer trop cher aux enchères',
    'buys-useless': 'Miser sur une carte inutile',
    'spends-all': 'Ne rien garder pour les dettes',
    'misses-bargain': 'Laisser passer une bonne affaire',
    'lets-rival': 'Laisser à un autre la carte qu’il lui faut',
    'small-start': 'Poser un Départ qui rapporte peu',
    'wastes-joker': 'Gâcher un joker',
    'wastes-stop': 'Gâcher une carte d’arrêt',
    'throws-useful': 'Jeter une carte utile',
    'bad-sale': 'Vendre la mauvaise carte',
    waits: 'Finir son tour trop tôt',
    hurries: 'Jouer ce qu’il fallait garder',
  },
  en: {
    'overpays-in-fists': 'Overpaying with closed fists',
    overpays: 'Overpaying at auction',
    'buys-useless': 'Bidding for a useless card',
    'spends-all': 'Keeping nothing for debts',
    'misses-bargain': 'Missing a bargain',
    'lets-rival': 'Letting a rival have the card they need',
    'small-start': 'Laying a Start card that earns little',
    'wastes-joker': 'Wasting a joker',
    'wastes-stop': 'Wasting a stop card',
    'throws-useful': 'Throwing a useful card away',
    'bad-sale': 'Selling the wrong card',
    waits: 'Ending the turn too early',
    hurries: 'Playing what should have been kept',
  },
  de: {
    'overpays-in-fists': 'Mit geschlossener Faust zu viel bieten',
    overpays: 'Bei Versteigerungen zu viel bezahlen',
    'buys-useless': 'Auf eine nutzlose Karte bieten',
    'spends-all': 'Nichts für Schulden zurücklegen',
    'misses-bargain': 'Ein Schnäppchen auslassen',
    'lets-rival': 'Anderen die Karte lassen, die sie brauchen',
    'small-start': 'Eine Startkarte legen, die wenig bringt',
    'wastes-joker': 'Einen Joker verschwenden',
    'wastes-stop': 'Eine Stoppkarte verschwenden',
    'throws-useful': 'Eine nützliche Karte wegwerfen',
    'bad-sale': 'Die falsche Karte verkaufen',
    waits: 'Den Zug zu früh beenden',
    hurries: 'Spielen, was man behalten sollte',
  },
};
