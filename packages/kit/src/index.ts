// The kit: what a game is, and everything about games that needs no particular game.

export * from './asked.ts';
export * from './assert.ts';
export * from './canvas.ts';
export * from './draft.ts';
export * from './fairness.ts';
export * from './game.ts';
export * from './log.ts';
export * from './meta.ts';
export * from './notation.ts';
export * from './open.ts';
export * from './plain-terminal.ts';
export * from './places.ts';
export * from './pledge.ts';
export * from './printable.ts';
export * from './record-size.ts';
export * from './record.ts';
export * from './refusal.ts';
export * from './replay.ts';
export * from './result.ts';
export * from './rng.ts';
export * from './score-pad.ts';
export * from './speech.ts';
export * from './steps.ts';
export * from './texts.ts';
export * from './verify.ts';
export * from './wrong.ts';
