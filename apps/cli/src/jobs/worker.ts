// Runs in a worker thread and plays the portions that it receives.

import { workerData } from 'piscina';
import { LOAD, type Kind, type PlanOf } from './kinds.ts';
import type { Portion } from './threads.ts';

const { kind, plan } = workerData as { readonly kind: Kind; readonly plan: PlanOf<Kind> };
const play = LOAD[kind](plan as never);

export default async ({ from, to }: Portion): Promise<unknown> => (await play)(from, to);
