// Suites that every game's own tests run: what has to be true of any game's review is written once, here.
export * from './exact.ts';
export * from './known.ts';
