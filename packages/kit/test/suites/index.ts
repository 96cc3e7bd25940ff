// Suites that every game's own tests run: what has to be true of any game is written once, here.
export * from './golden.ts';
export * from './lesson.ts';
export * from './material.ts';
export * from './random.ts';
export * from './texts.ts';
