// Bots: generic play over the contract.

export * from './advice.ts';
export * from './arena-tally.ts';
export * from './arena.ts';
export * from './bot.ts';
export * from './character.ts';
export * from './chooser.ts';
export * from './day/check.ts';
export * from './day/deal.ts';
export * from './day/play.ts';
export * from './errand.ts';
export * from './game-parts.ts';
export * from './growth.ts';
export * from './imagine.ts';
export * from './levels.ts';
export * from './match.ts';
export * from './one-shot.ts';
export * from './policy.ts';
export * from './rating.ts';
export * from './search.ts';
