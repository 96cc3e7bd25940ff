// What the training of the bean bots, and the tests of what they have in mind, need to see of them.

export { EQUAL_TAKER, TAKER_LOOKS, takerLooks } from './equals.ts';
export {
  LEARNED_POLICY,
  pointsLeader,
  TAKE_FEATURES,
  takeFeatures,
  wholeOutlook,
} from './learned.ts';
export { IMAGINED } from './levels.ts';
export { MEMORY, type Past } from './memory.ts';
export { SHORT_OF, shortAdd, type RowLines, type Short } from './outlook.ts';
export { believed, FACTS, FIGURES, prospects, rowLook } from './prospects.ts';
export { readingOf, recalled } from './recalling.ts';
