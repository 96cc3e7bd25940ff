// What every pad says, in English.

import type { PadWords } from './fr.ts';

export const en: PadWords = {
  none: 'This game has no pad.',
  close: 'Close',
  undo: 'Undo',
  noStorage: 'This device saves nothing: the sheet will go when the page closes.',
  names: {
    heading: 'Who is playing?',
    add: 'Add somebody',
    same: 'Two people have the same name: add an initial.',
    player: (place) => `Player ${place}`,
    label: (place) => `Name of player ${place}`,
    remove: (name) => `Remove ${name}`,
  },
  share: {
    heading: 'Share the sheet',
    picture: 'Send the picture',
    sendLink: 'Send the link',
    linkLabel: 'The link',
    download: 'Save the picture',
    link: 'Copy the link',
    copied: 'Link copied.',
    failed: 'That did not work on this device.',
    alt: 'Picture of the score sheet',
  },
};
