// What bots say at any table, in French.

import type { Banter, Mood } from '@tablee/ui/onlooker.ts';

export const fr: Banter<Exclude<Mood, 'calm'>> = {
  glad: {
    even: ['Pas mal.', 'Voilà qui me convient.'],
    cautious: ['Ouf, ça passe.', 'Je n’osais pas l’espérer.'],
    gambler: ['Et voilà le travail !', 'La chance sourit aux audacieux.'],
    grudger: ['Ah, un peu de justice.', 'Laissez-moi savourer.'],
  },
  cross: {
    even: ['Bon. C’est noté.', 'Respirons.'],
    cautious: ['Je le sentais venir.', 'J’aurais mieux fait de rester au lit.'],
    gambler: ['Bah, je me referai !', 'Même pas mal.'],
    grudger: ['Je m’en souviendrai.', 'C’est noté. En rouge.'],
  },
  startled: {
    even: ['Tiens donc.', 'Intéressant.'],
    cautious: ['Oh là là !', 'Doucement, mon petit cœur.'],
    gambler: ['Ça devient drôle !', 'Eh ben dis donc !'],
    grudger: ['Qui a fait ça ?', 'Je vous ai à l’œil.'],
  },
};
