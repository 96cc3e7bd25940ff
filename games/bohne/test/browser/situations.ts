// Every situation of a bean table in which it is one's turn, or over, by name.
import { PHASE as BEAN, type View as BeanView } from '@tablee/bohne/rules';
import type { Log } from '@tablee/kit';

import type { NamedSituation } from '../../../../e2e/table-player.ts';

const beanAt = ({ state }: Log): BeanView => state as BeanView;
/** Far enough into a round that rows and hands are both full of cards. */
const isMiddle = (view: BeanView): boolean => view.trick >= view.cardsEach / 3;

const BEAN_PHASES: Readonly<Record<string, (view: BeanView) => boolean>> = {
  'first-lead': (view) => view.phase === BEAN.lead && view.leader === 0 && view.trick === 0,
  lead: (view) => view.phase === BEAN.lead && view.leader === 0 && isMiddle(view),
  play: (view) => view.phase === BEAN.play && view.leader !== 0 && isMiddle(view),
  take: (view) => view.phase === BEAN.take && view.taker === 0 && isMiddle(view),
  over: (view) => view.phase === BEAN.over,
};

export const BEAN_SITUATIONS: readonly NamedSituation[] = [3, 4, 5, 6].flatMap((seats) =>
  Object.entries(BEAN_PHASES).map(([name, is]) => ({
    name,
    // The two editions share their layout; both are looked at, each with every number of seats.
    game: (seats + name.length) % 2 === 0 ? 'nicht-die-bohne' : 'pas-de-bras',
    seats,
    options: { rounds: '1' },
    until: (log: Log) => is(beanAt(log)),
  })),
);
