// What whoever tests a table, or a home of tables, needs: time by hand, and a store that misbehaves.

export * from './hand-clock.ts';
export * from './memory-store.ts';
