// What the options of a table are called, for forms and lists.

import type { ByLang, OptionWords } from '@tablee/kit';

export const OPTION_WORDS = {
  deck: {
    fr: {
      name: 'Paquet',
      values: { tablee: 'Tablée', atelier: 'Atelier' },
      hints: {
        tablee: 'Tablée : le paquet complet, avec tous ses coups bas.',
        atelier: 'Atelier : rien n’est détruit et il y a plus de jokers, idéal pour débuter.',
      },
    },
    en: {
      name: 'Deck',
      values: { tablee: 'Tablée', atelier: 'Workshop' },
      hints: {
        tablee: 'Tablée: the full deck, dirty tricks included.',
        atelier:
          'Workshop: nothing gets destroyed and there are more jokers, ideal for a first game.',
      },
    },
    de: {
      name: 'Kartendeck',
      values: { tablee: 'Tablée', atelier: 'Werkstatt' },
      hints: {
        tablee: 'Tablée: das volle Deck, mit allen Gemeinheiten.',
        atelier: 'Werkstatt: Nichts wird zerstört, und es gibt mehr Joker. Ideal für den Anfang.',
      },
    },
  },
  bonus: {
    fr: {
      name: 'Pions de compensation',
      hint: 'Un pion de plus par rang après le premier joueur.',
    },
    en: {
      name: 'Tokens to even out seats',
      hint: 'One more token for each seat after the first player.',
    },
    de: { name: 'Ausgleichs-Chips', hint: 'Ein Chip mehr je Platz nach der ersten Person.' },
  },
  auction: {
    fr: {
      name: 'Enchères ouvertes',
      hint: 'Chacun son tour, ou à la mêlée avec un marteau.',
      values: { turns: 'tour à tour', melee: 'à la mêlée' },
      deviceEach:
        'Autour d’un seul appareil, on enchérit tour à tour : pour la mêlée, il faut un appareil chacun.',
    },
    en: {
      name: 'Open auctions',
      hint: 'One after the other, or all at once under the hammer.',
      values: { turns: 'in turn', melee: 'free-for-all' },
      deviceEach: 'Around one device people bid in turn: a free-for-all needs a device each.',
    },
    de: {
      name: 'Offene Versteigerung',
      hint: 'Reihum, oder alle zugleich mit Hammer.',
      values: { turns: 'reihum', melee: 'alle zugleich' },
      deviceEach:
        'An einem Gerät wird reihum geboten: Für alle zugleich braucht jeder ein eigenes Gerät.',
    },
  },
  hammer: {
    fr: { name: 'Marteau (secondes)' },
    en: { name: 'Hammer (seconds)' },
    de: { name: 'Hammer (Sekunden)' },
  },
} satisfies Record<string, ByLang<OptionWords>>;
