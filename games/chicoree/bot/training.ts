// What the training of the Chicorée bots, and the tests of their fists and of what they have in mind, need
// to see of them.

export { COMPANY, Company } from './company.ts';
export { FEATURES } from './features.ts';
export { HABITUE } from './habitue.ts';
export { masterFist } from './master.ts';
export { MEMORY, type Past } from './memory.ts';
export { networkOf, type Layer } from './network.ts';
export { companyOf, guessBy } from './recalling.ts';
