// What bots say at any table, in German.

import type { Banter, Mood } from '@tablee/ui/onlooker.ts';

export const de: Banter<Exclude<Mood, 'calm'>> = {
  glad: {
    even: ['Nicht übel.', 'Damit kann ich leben.'],
    cautious: ['Puh, gut gegangen.', 'Das hätte ich nie zu hoffen gewagt.'],
    gambler: ['So macht man das!', 'Wer wagt, gewinnt!'],
    grudger: ['Es gibt doch noch Gerechtigkeit.', 'Lasst mich das kurz genießen.'],
  },
  cross: {
    even: ['Na gut. Notiert.', 'Tief durchatmen.'],
    cautious: ['Ich hab’s kommen sehen.', 'Wär ich bloß im Bett geblieben.'],
    gambler: ['Wie gewonnen, so zerronnen!', 'Hat gar nicht wehgetan.'],
    grudger: ['Das merk ich mir.', 'Kommt ins Büchlein.'],
  },
  startled: {
    even: ['Sieh an.', 'Interessant.'],
    cautious: ['Ach du liebe Zeit!', 'Mein armes Herz!'],
    gambler: ['Jetzt wird’s lustig!', 'Na so was!'],
    grudger: ['Wer war das?', 'Euch behalt ich im Auge.'],
  },
};
