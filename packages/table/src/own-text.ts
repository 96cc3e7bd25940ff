// What a table does by itself: draws what is to be drawn, opens sealed choices once all are in, and
// does what everybody has voted for.

import { formatStep, type Seat, type Step } from '@tablee/kit';
import { sealedStep, type Ledger } from './ledger.ts';
import type { HostPlan } from './plan.ts';

/** The next entry of that kind; undefined where there is nothing to do. */
export function ownText(
  ledger: Ledger,
  plan: HostPlan,
  voters: () => readonly Seat[],
): string | undefined {
  const { log, company } = ledger;
  if (company.isEnded || log.pending.kind === 'over') return undefined;
  if (company.isAgreed('end', voters)) return 'ended';
  if (!company.isPaused && company.isAgreed('pause', voters)) return 'paused';
  const step = ownStep(ledger, plan);
  return step === undefined ? undefined : formatStep(plan.rules, step);
}

function ownStep(ledger: Ledger, { deal }: HostPlan): Step<unknown> | undefined {
  const { log, draws } = ledger;
  const { pending } = log;
  if (pending.kind === 'chance')
    return { kind: 'chance', cards: deal(pending, { step: log.steps, draw: draws }) };
  return sealedStep(ledger);
}
