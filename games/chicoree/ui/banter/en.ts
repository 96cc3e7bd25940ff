// What bots say at the counter, in English.

import type { Banter } from '@tablee/ui/onlooker.ts';
import type { Remark } from '../onlooker.ts';

export const en: Banter<Remark> = {
  bought: {
    even: ['A fair price.'],
    cautious: ['I do hope it’s worth it.'],
    gambler: ['Sold! I never look at the price.'],
    grudger: ['Nobody else is having this one.'],
  },
  outbid: {
    even: ['At that price, it’s yours.'],
    cautious: ['Too dear for my little purse.'],
    gambler: ['Made you sweat, didn’t I?'],
    grudger: ['That will cost you more than that.'],
  },
  fooled: {
    even: ['Empty fist, cool head.'],
    cautious: ['I should never have opened my hand.'],
    gambler: ['I did it for the thrill!'],
    grudger: ['My tokens! I knew them all by name.'],
  },
  flowers: {
    even: ['A pretty bunch.'],
    cautious: ['Flowers? For me?'],
    gambler: ['Say it with flowers!'],
    grudger: ['The finest bouquet is mine.'],
  },
  wilted: {
    even: ['Mine needed watering.'],
    cautious: ['I should have kept them warm.'],
    gambler: ['I bet it all on a daisy!'],
    grudger: ['Enjoy it. They wilt fast.'],
  },
  struck: {
    even: ['Business has its seasons.'],
    cautious: ['Why me? I was in nobody’s way.'],
    gambler: ['Chicory grows back!'],
    grudger: ['I never forget. Not the day, not the hour.'],
  },
  strike: {
    even: ['Nothing personal.'],
    cautious: ['Sorry, it had to be done.'],
    gambler: ['Boom!'],
    grudger: ['You know very well why.'],
  },
  owing: {
    even: ['Short reckonings make long friends.'],
    cautious: ['Is there enough left for dinner?'],
    gambler: ['It’s only money!'],
    grudger: ['Keep it safe. I’ll be back for it.'],
  },
  earning: {
    even: ['Trade is brisk.'],
    cautious: ['Thank you, thank you, too kind.'],
    gambler: ['The till is singing!'],
    grudger: ['With interest, that would be fair.'],
  },
};
