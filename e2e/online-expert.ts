// Plays Chicorée as the regular bot would, from the messages to the player's own page and with its
// buttons. A whole game then takes no longer than people need.
import { rngFor } from '@tablee/kit';
import { findGame } from '@tablee/registry';
import { setupOf } from '@tablee/table';
import { viewAfter, type Report } from '@tablee/wire';

import { doMove } from '../games/chicoree/test/browser/moves.ts';
import type { Guest, OnlineTable } from './online.ts';
import { reportsTo } from './online-secrets.ts';
import { stepOf, type Turn } from './players.ts';

type Sight = Extract<Report, { kind: 'table' | 'step' }> & { readonly view: readonly number[] };

/** What was last seen of the table after so many steps. */
function sightAt(reports: readonly Report[], step: number): Sight | undefined {
  let view: readonly number[] | undefined;
  let sight: Sight | undefined;
  for (const report of reports) {
    view = viewAfter(view, report);
    const isSight = report.kind === 'table' || report.kind === 'step';
    if (isSight && report.step === step) sight = { ...report, view: view! } as Sight;
  }
  return sight;
}

export async function expertTurn(one: Guest, table: OnlineTable): Promise<Turn> {
  const entry = findGame('chicoree')!;
  const [rules, bots] = await Promise.all([entry.rules(), entry.bots()]);
  return async (page) => {
    const reports = reportsTo(one, table);
    const sheet = reports.findLast((report) => report.kind === 'table')!.sheet;
    const step = await stepOf(page);
    const sight = sightAt(reports, step);
    if (sight === undefined || sight.eyes === 'watcher')
      throw new Error(`no report of step ${step}`);
    // Under a hammer the table moves on before one has looked.
    if (!sight.waiting.seats.includes(sight.eyes)) return;
    const view = rules.unpack(setupOf(sheet), sight.view);
    const move = bots['habitue']!(view, sight.eyes, rngFor(table.id, `${sight.eyes} ${step}`));
    // Silence is an answer, too, where a hammer falls by itself.
    if (move !== undefined) await doMove(page, rules.notation.format(move));
  };
}
