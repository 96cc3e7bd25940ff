// Suites that every game's own tests run: what has to be true of any game's bots is written once, here.
export * from './advice.ts';
export * from './strength.ts';
export * from './thought.ts';
