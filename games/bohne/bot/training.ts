// What the training of the bean bots, and the tests of what they have in mind, need to see of them.

export { pointsLeader, TAKE_FEATURES, takeFeatures, wholeOutlook } from './learned.ts';
export { MEMORY, type Past } from './memory.ts';
export type { RowLines } from './outlook.ts';
export { readingOf, recalled } from './recalling.ts';
