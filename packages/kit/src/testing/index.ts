// Tools for testing games: a table driven by lines of the record, random play, the conformance
// suite and golden playthroughs.

export * from './backstage.ts';
export * from './conform.ts';
export * from './coverage.ts';
export * from './driver.ts';
export * from './golden.ts';
export { CHECKS, type Check, type Complaint } from './moment.ts';
export * from './playout.ts';
export * from './proofread.ts';
export * from './same.ts';
export * from './scene.ts';
export * from './trial.ts';
