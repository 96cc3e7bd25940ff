// What the training of the Chicorée bots, and the probe of their fists, need to see of them.

export { fistGame, stakesOf } from './bluff.ts';
export { FEATURES, features } from './features.ts';
export { HABITUE } from './habitue.ts';
export { masterFist } from './levels.ts';
