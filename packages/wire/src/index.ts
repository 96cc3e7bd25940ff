// Exports every message that crosses a process or worker boundary, its version and its reader.

export * from './answers.ts';
export * from './commands.ts';
export * from './day.ts';
export * from './home.ts';
export * from './parse.ts';
export * from './parse-socket.ts';
export type { WireCode } from './read.ts';
export * from './reports.ts';
export * from './rest.ts';
export * from './room.ts';
export * from './sheet.ts';
export * from './sight.ts';
export * from './socket.ts';
