// What the training of the bean bots needs to see of them.

export {
  pointsLeader,
  TAKE_FEATURES,
  takeFeatures,
  wholeOutlook,
  type RowLines,
} from './learned.ts';
