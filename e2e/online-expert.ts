// Somebody who plays Chicorée as the regular bot would, by what their own page was told and by pressing
// what it offers: so that a whole game takes no longer than people need.
import { rngFor } from '@tablee/kit';
import { findGame } from '@tablee/registry';
import { setupOf } from '@tablee/table';

import { doMove } from './moves.ts';
import type { Guest, OnlineTable } from './online.ts';
import { reportsTo } from './online-secrets.ts';
import { stepOf, type Turn } from './players.ts';

export async function expertTurn(one: Guest, table: OnlineTable): Promise<Turn> {
  const entry = findGame('chicoree')!;
  const [rules, bots] = await Promise.all([entry.rules(), entry.bots()]);
  return async (page) => {
    const reports = reportsTo(one, table);
    const sheet = reports.findLast((report) => report.kind === 'table')!.sheet;
    const step = await stepOf(page);
    const sight = reports.findLast((report) => 'view' in report && report.step === step);
    if (sight === undefined || !('view' in sight) || sight.eyes === 'watcher')
      throw new Error(`no report of step ${step}`);
    // Under a hammer the table moves on before one has looked.
    if (!sight.waiting.seats.includes(sight.eyes)) return;
    const view = rules.unpack(setupOf(sheet), sight.view);
    const move = bots['greedy']!(view, sight.eyes, rngFor(table.id, `${sight.eyes} ${step}`));
    // Silence is an answer, too, where a hammer falls by itself.
    if (move !== undefined) await doMove(page, rules.notation.format(move));
  };
}
