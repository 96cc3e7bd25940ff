// What is asked and answered over HTTP, as a door of its own: a page loads it with the first answer,
// and whoever loads a door on demand gets everything behind it.

export * from './answers.ts';
export * from './day.ts';
export * from './rest.ts';
export * from './room.ts';
