// Finds the next entry that a table appends by itself: a draw, the opened sealed choices, or an
// agreed vote.

import { assert, type Seat, type Step } from '@tablee/kit';
import { sealedStep, type Draft, type Ledger } from './ledger.ts';
import type { HostPlan } from './plan.ts';

/** The next such entry; undefined if there is none. */
export function ownDoing(
  ledger: Ledger,
  plan: HostPlan,
  voters: () => readonly Seat[],
): Draft['what'] | undefined {
  const { log, company } = ledger;
  if (company.isEnded || log.pending.kind === 'over') return undefined;
  if (company.isAgreed('end', voters)) return 'ended';
  if (!company.isPaused && company.isAgreed('pause', voters)) return 'paused';
  return ownStep(ledger, plan);
}

function ownStep(ledger: Ledger, { deal }: HostPlan): Step<unknown> | undefined {
  const { log, draws } = ledger;
  const { pending } = log;
  if (pending.kind !== 'chance') return sealedStep(ledger);
  const step = { kind: 'chance', cards: deal(pending, { step: log.steps, draw: draws }) } as const;
  assert(log.check(step) === undefined, 'what is drawn fits');
  return step;
}
