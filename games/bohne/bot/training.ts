// What the training of the bean bots needs to see of them.

export { pointsLeader, TAKE_FEATURES, takeFeatures, wholeOutlook } from './learned.ts';
export type { RowLines } from './outlook.ts';
