// Exports one table's host, clients, bots and ports.

export * from './bot-seats.ts';
export * from './client.ts';
export { RulesGap, type Halt } from './halt.ts';
export * from './host.ts';
export { openLedger } from './ledger.ts';
export type { Played } from './log-rules.ts';
export * from './outages.ts';
export * from './plan.ts';
export * from './ports.ts';
export * from './record.ts';
export * from './seat-bot.ts';
export * from './sense.ts';
export * from './wire.ts';
