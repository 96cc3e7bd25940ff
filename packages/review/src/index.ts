// Review: what the choices of a played game cost, and what was luck.

export * from './effect.ts';
export * from './follows.ts';
export * from './imagined.ts';
export * from './job.ts';
export * from './judge.ts';
export * from './label.ts';
export * from './lead.ts';
export * from './moments.ts';
export * from './par.ts';
export * from './price.ts';
export * from './puzzle.ts';
export * from './rank.ts';
export * from './review.ts';
export * from './spread.ts';
export * from './sums.ts';
export * from './tables.ts';
export * from './told.ts';
export * from './value.ts';
export * from './words.ts';
