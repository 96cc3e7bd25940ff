// What every pad says, in German.

import type { PadWords } from './fr.ts';

export const de: PadWords = {
  none: 'Zu diesem Spiel gibt es keinen Block.',
  close: 'Schließen',
  undo: 'Rückgängig',
  noStorage: 'Dieses Gerät speichert nichts: Das Blatt verschwindet mit der Seite.',
  names: {
    heading: 'Wer spielt mit?',
    add: 'Jemanden dazunehmen',
    same: 'Zwei heißen gleich: Bitte einen Anfangsbuchstaben dazu.',
    player: (place) => `Spieler ${place}`,
    label: (place) => `Name von Spieler ${place}`,
    remove: (name) => `${name} streichen`,
  },
  share: {
    heading: 'Blatt teilen',
    picture: 'Bild verschicken',
    sendLink: 'Link verschicken',
    linkLabel: 'Der Link',
    download: 'Bild speichern',
    link: 'Link kopieren',
    copied: 'Link kopiert.',
    failed: 'Das hat auf diesem Gerät nicht geklappt.',
    alt: 'Bild des Blattes',
  },
};
