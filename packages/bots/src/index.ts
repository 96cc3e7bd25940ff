// Bots: generic play over the contract.

export * from './bot.ts';
export * from './match.ts';
export * from './playout.ts';
