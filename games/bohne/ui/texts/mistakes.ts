// Kinds of mistakes at the bean table, for the overview of many games.

import type { ByLang } from '@tablee/kit';

/** The weightiest first. */
export type Mistake =
  /** A ×2 for the leader, … */
  | 'double-to-leader'
  /** … another card for them, … */
  | 'serves-leader'
  /** … or for another player. */
  | 'double-served'
  | 'serves'
  | 'hurts-row'
  /** The take left a card to a rival that needed it, … */
  | 'lets-rival'
  /** … or a card that the own rows needed. */
  | 'leaves-better'
  /** Another card would have been taken at a better moment. */
  | 'wrong-moment';

export const MISTAKES: ByLang<Readonly<Record<Mistake, string>>> = {
  fr: {
    'double-to-leader': 'Donner un ×2 à qui est en tête',
    'serves-leader': 'Aider qui est en tête',
    'double-served': 'Donner un ×2 à qui en a besoin',
    serves: 'Donner à quelqu’un la carte qu’il lui faut',
    'hurts-row': 'Prendre une carte qui fait mal',
    'lets-rival': 'Laisser à un autre la carte qu’il lui faut',
    'leaves-better': 'Laisser une meilleure carte',
    'wrong-moment': 'Se faire prendre trop tôt ou trop tard',
  },
  en: {
    'double-to-leader': 'Giving a ×2 to the leader',
    'serves-leader': 'Helping the leader',
    'double-served': 'Giving a ×2 to somebody who needs it',
    serves: 'Giving somebody the card they need',
    'hurts-row': 'Taking a card that hurts',
    'lets-rival': 'Letting a rival have the card they need',
    'leaves-better': 'Leaving a better card',
    'wrong-moment': 'Being taken too early or too late',
  },
  de: {
    'double-to-leader': 'Dem Führenden ein ×2 geben',
    'serves-leader': 'Dem Führenden in die Karten spielen',
    'double-served': 'Jemandem ein ×2 geben, der es braucht',
    serves: 'Jemandem genau die passende Karte geben',
    'hurts-row': 'Eine Karte nehmen, die wehtut',
    'lets-rival': 'Anderen die Karte lassen, die sie brauchen',
    'leaves-better': 'Eine bessere Karte liegen lassen',
    'wrong-moment': 'Zu früh oder zu spät genommen werden',
  },
};
