// What a thread runs: it plays the portions that it is asked for.

import { workerData } from 'node:worker_threads';
import { LOAD, type Kind, type PlanOf } from './kinds.ts';
import { serve, type Portion } from './threads.ts';

const { kind, plan } = workerData as { readonly kind: Kind; readonly plan: PlanOf<Kind> };
const play = LOAD[kind](plan as never);

serve(async ({ from, to }: Portion) => (await play)(from, to));
