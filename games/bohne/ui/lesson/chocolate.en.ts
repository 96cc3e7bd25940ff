// The lesson of Pas de bras… in English.

import type { Words } from './plan.ts';

export const words: Words = {
  welcome: {
    say: 'Welcome to the chocolate fair! You will give your whole hand away: only what you take from the others counts.',
  },
  leadLow: {
    say: 'The Oya marker is yours: you lead. Give little away, somebody has to take your card: choose the white 2, then press it again.',
    otherwise:
      'You may lead anything. But keep the big bars and the nasty bits for later: lead the white 2.',
  },
  turnedUp: {
    say: 'Everyone chose in secret, and now it is all unwrapped! The Oya takes first: any card but their own.',
  },
  takeFirst: {
    say: 'Go on, try to take your own: the table will tell you the rule. Then treat yourself to Odette’s milk 9!',
    otherwise: 'Allowed, but are you on a diet? The milk 9 is worth 9 points: take it from Odette!',
  },
  rowsAddUp: {
    say: '+9 in milk chocolate: the numbers of a kind add up. You took from Odette, so now she chooses.',
  },
  minusIsLed: {
    say: 'Basile’s card was taken last: he got the Oya’s card and is the Oya now. He serves palm oil, milk flavour!',
  },
  givePoison: {
    say: 'Palm oil turns its whole kind negative, and Basile has some in store for you. Spoil Odette’s dark 6: play your dark palm oil.',
    otherwise:
      'That one can wait. Your dark palm oil would turn Odette’s 6 into a sickly −6: go on!',
  },
  lastTakesTheLead: {
    say: 'Yuck, Odette drops to −6! But your card was taken last: the milk palm oil is yours, and you stand at −9.',
  },
  leadZero: {
    say: 'Patience: lead the white zero, ‘no arms’. Whoever takes it scores 0 for white, and Basile has just nibbled his way to 11.',
    otherwise:
      'Not yet: Basile is mad about white chocolate, so now is the moment for your white zero.',
  },
  twoMinuses: {
    say: 'Odette’s mind is elsewhere: more palm oil in the milk! One or three make a kind negative; with two it is positive.',
  },
  turnTheRow: {
    say: 'Choose her card and the preview says −9 → +9: take it!',
    otherwise: 'Compare the previews: nothing beats −9 → +9. Take Odette’s palm oil.',
  },
  zeroStruck: {
    say: 'There, +9! And for Basile it’s no arms, no chocolate: his 11 white points have melted.',
  },
  goEarly: {
    say: 'Basile wants revenge: a third palm oil awaits whoever comes last! Offer a treat that goes fast: your hazelnut 8.',
    otherwise:
      'Risky: whoever comes last gets the palm oil. Your hazelnut 8 is more than Basile can resist.',
  },
  chooseSecond: {
    say: 'Basile gave in, so it’s your turn! Try to take the Oya’s card: the table will tell you whose it is.',
  },
  takeDouble: {
    say: 'Now for Odette’s milk cocoa: it doubles the whole kind. +9 → +18!',
    otherwise: 'The white 6 means +6, the cocoa another +9. Take Odette’s milk cocoa.',
  },
  inTheLead: {
    say: '+18, you are in the lead! Mind you, cocoa doubles negative kinds as well.',
  },
  howItIsWon: {
    say: 'Once all hands are empty, the highest total wins the round. A whole game has one round per player, all added up.',
  },
  wellDone: {
    say: 'Well done, you know it all: give poisoned gifts, choose early, rescue a collection. Now play your first game!',
  },
};
