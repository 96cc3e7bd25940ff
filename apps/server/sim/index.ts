// The simulation of tables online: days full of trouble, one per seed, and wires cut everywhere.

export * from './cuts.ts';
export * from './editions.ts';
export type { SimGame } from './game.ts';
export * from './seeds.ts';
