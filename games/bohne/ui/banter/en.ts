// What bots say about what cards do to rows, in English.

import type { Banter } from '@tablee/ui/onlooker.ts';
import type { Remark } from '../onlooker.ts';

export const en: Banter<Remark> = {
  hurt: {
    even: ['My row will recover. Or not.', 'Somebody had to take it.'],
    cautious: ['I knew I should have been careful.', 'Ouch. Shall I pack my things?'],
    gambler: ['The lower you fall, the higher you bounce!', 'I meant to do that. Honest.'],
    grudger: ['I know exactly where that came from.', 'You’ll get this one back.'],
  },
  emptied: {
    even: ['Zero. At least it’s quick to count.'],
    cautious: ['All that work for nothing.'],
    gambler: ['Zero! I like to travel light.'],
    grudger: ['Nothing left. Thanks a lot.'],
  },
  gift: {
    even: ['With my compliments.', 'It suits you better.'],
    cautious: ['Oh, sorry! Well… not very.', 'Phew, it’s gone.'],
    gambler: ['A present! Don’t mention it.', 'Home delivery!'],
    grudger: ['Tit for tat.', 'Now we’re even. Nearly.'],
  },
  gain: {
    even: ['I’ll have that, thank you.', 'Just what I needed.'],
    cautious: ['Is that really for me?', 'Quick, into my row.'],
    gambler: ['Come to me, my lovely!', 'One more like that, please!'],
    grudger: ['It was mine by rights.', 'See? You can be nice.'],
  },
  saved: {
    even: ['Row repaired.'],
    cautious: ['Not a moment too soon!'],
    gambler: ['The great comeback!'],
    grudger: ['You buried me a bit early.'],
  },
  doubled: {
    even: ['Twice as good. Literally.'],
    cautious: ['Double? I’d have been happy as it was.'],
    gambler: ['Double the stakes!'],
    grudger: ['Doubled. Who’s laughing now?'],
  },
};
