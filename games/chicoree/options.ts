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
      hint: 'Un pion de plus par place après le premier joueur.',
    },
    en: {
      name: 'Tokens to even out the seats',
      hint: 'One more token for each seat after the first player.',
    },
    de: { name: 'Ausgleichschips', hint: 'Ein Chip mehr je Platz nach der ersten Person.' },
  },
  auction: {
    fr: {
      name: 'Enchères ouvertes',
      hint: 'Chacun son tour, ou à la mêlée, jusqu’au coup de marteau.',
      values: { turns: 'tour à tour', melee: 'à la mêlée' },
      deviceEach:
        'Autour d’un seul appareil, on enchérit tour à tour : pour la mêlée, il faut un appareil chacun.',
    },
    en: {
      name: 'Open auctions',
      hint: 'One after the other, or all at once under the hammer.',
      values: { turns: 'in turn', melee: 'free-for-all' },
      deviceEach:
        'Around one device you bid in turn: for a free-for-all, everyone needs a device of their own.',
    },
    de: {
      name: 'Offene Versteigerung',
      hint: 'Reihum, oder auf Zuruf, bis der Hammer fällt.',
      values: { turns: 'reihum', melee: 'auf Zuruf' },
      deviceEach:
        'An einem Gerät wird reihum geboten: Auf Zuruf geht es nur, wenn jeder ein eigenes Gerät hat.',
    },
  },
  hammer: {
    fr: { name: 'Marteau (secondes)' },
    en: { name: 'Hammer (seconds)' },
    de: { name: 'Hammer (Sekunden)' },
  },
} satisfies Record<string, ByLang<OptionWords>>;
