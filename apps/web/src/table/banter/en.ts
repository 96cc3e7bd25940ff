// What bots say at any table, in English.

import type { Banter, Mood } from '@tablee/ui/onlooker.ts';

export const en: Banter<Exclude<Mood, 'calm'>> = {
  glad: {
    even: ['Not bad.', 'That will do nicely.'],
    cautious: ['Phew.', 'I hardly dared to hope.'],
    gambler: ['And that’s how it’s done!', 'Fortune favours the bold.'],
    grudger: ['A little justice at last.', 'Let me enjoy this.'],
  },
  cross: {
    even: ['Right. Noted.', 'Deep breath.'],
    cautious: ['I saw that coming.', 'I should have stayed in bed.'],
    gambler: ['Easy come, easy go!', 'Didn’t hurt a bit.'],
    grudger: ['I’ll remember that.', 'That goes in the book.'],
  },
  startled: {
    even: ['Well, well.', 'Interesting.'],
    cautious: ['Oh dear!', 'Mind my poor heart.'],
    gambler: ['Now it’s getting fun!', 'Would you look at that!'],
    grudger: ['Who did that?', 'I’ve got my eye on you lot.'],
  },
};
