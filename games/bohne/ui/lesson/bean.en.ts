// The lesson of Nicht die Bohne! in English.

import type { Words } from './plan.ts';

export const words: Words = {
  welcome: {
    say: 'Welcome to the bean patch! You will give away every bean in your hand: only those you take from the others count.',
  },
  leadLow: {
    say: 'You lead: give little away, because somebody has to take your card. Choose the green 2, then press it again to play it.',
    otherwise:
      'You may lead anything. But keep the fine cards and the nasty ones for later: lead the green 2.',
  },
  turnedUp: {
    say: 'Everyone chose a card in secret, and up they turn! Whoever led takes first: any card but their own.',
  },
  takeFirst: {
    say: 'Go on, try to take your own: the table will tell you the rule. Then help yourself to Odette’s red 9!',
    otherwise: 'Allowed, but modest. The red 9 is worth 9 points: take it from Odette!',
  },
  rowsAddUp: {
    say: '+9 in your red row: the numbers of a colour add up. You took from Odette, so now she chooses.',
  },
  minusIsLed: {
    say: 'Basile’s card was taken last: he got the one under the marker, and the lead. Here comes a red minus!',
  },
  givePoison: {
    say: 'A minus turns its whole row negative, and Basile has one in store for you. Spoil Odette’s yellow 6: play your yellow minus.',
    otherwise:
      'That one can wait. Your yellow minus would turn Odette’s 6 into a pretty −6: go on!',
  },
  lastTakesTheLead: {
    say: 'Odette drops to −6! But your card was taken last: you had to take the red minus, and now you stand at −9.',
  },
  leadZero: {
    say: 'Patience: you have the lead, so lead the green zero. Whoever takes it scores 0 for green, and Basile has just piled up 11.',
    otherwise:
      'Not yet: Basile is collecting green, so this is the moment to let go of your green zero.',
  },
  twoMinuses: {
    say: 'How careless: Odette plays a second red minus! One or three make a row negative; with two it is positive.',
  },
  turnTheRow: {
    say: 'Choose her card and the preview says −9 → +9: take it!',
    otherwise: 'Compare the previews: nothing beats −9 → +9. Take Odette’s red minus.',
  },
  zeroStruck: {
    say: 'There, +9! And Basile picked up your zero: not a bean is left of his 11 green points.',
  },
  goEarly: {
    say: 'Basile wants revenge: a third red minus awaits whoever comes last! Offer something fine that goes fast: your blue 8.',
    otherwise:
      'Risky: whoever comes last gets the red minus. Your blue 8 is more than Basile can resist.',
  },
  chooseSecond: {
    say: 'Basile jumped at it, so it’s your turn! Try to take the card under the marker: the table will tell you whose it is.',
  },
  takeDouble: {
    say: 'Now for Odette’s red ×2: it doubles your whole row. +9 → +18!',
    otherwise: 'The green 6 means +6, the ×2 another +9. Take Odette’s red ×2.',
  },
  inTheLead: {
    say: '+18, you are in the lead! Mind you, a ×2 doubles negative rows as well.',
  },
  howItIsWon: {
    say: 'When all hands are empty, your four rows are added up. A whole game has three rounds, and the highest total wins.',
  },
  wellDone: {
    say: 'Well done, you know it all: hand out poison, choose early, flip a minus. Now play your first game!',
  },
};
