// What a table does by itself: draws what is to be drawn, opens sealed choices once all are in, and
// does what everybody has voted for.

import { assert, type Seat, type Step } from '@tablee/kit';
import { sealedStep, type Draft, type Ledger } from './ledger.ts';
import type { HostPlan } from './plan.ts';

/** The next thing of that kind; undefined where there is nothing to do. */
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
