// Exports the HTTP messages as a separate entry point, so that a page loads them only with its
// first request.

export * from './answers.ts';
export * from './day.ts';
export * from './rest.ts';
export * from './room.ts';
