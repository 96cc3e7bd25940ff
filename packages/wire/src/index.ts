// The wire: every message that crosses a process or worker boundary, its version and its reader.

export * from './commands.ts';
export * from './home.ts';
export * from './parse.ts';
export * from './reports.ts';
export * from './sheet.ts';
