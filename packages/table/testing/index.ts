// Exports test helpers for tables: a manual clock, a faulty store and a sample room.

export * from './hand-clock.ts';
export * from './memory-store.ts';
export * from './replayed.ts';
export * from './room.ts';
