// What whoever tests a table, or a home of tables, needs: time by hand, a store that misbehaves, and a room.

export * from './hand-clock.ts';
export * from './memory-store.ts';
export * from './replayed.ts';
export * from './room.ts';
