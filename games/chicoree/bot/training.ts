// What the training of the Chicorée bots, and the tests of their fists, need to see of them.

export { FEATURES, features } from './features.ts';
export { HABITUE } from './habitue.ts';
export { masterFist } from './levels.ts';
