// Tools for testing games: a table driven by lines of the record, and the conformance suite.

export * from './scene.ts';
