// Rare things in a Chicorée game that its golden playthroughs should hold.

import { JOK, type Event } from '../rules/index.ts';

export const LANDMARKS = [
  'bluff-tie',
  'bluff-all-zero',
  'forced-sale',
  'forced-bluff',
  'bankrupt',
  'challenge-tie',
  'challenge-nobody',
  'stopped-winner',
  'no-income',
  'stop-ended',
  'joker-laid',
  'destroyed',
  'reshuffled',
  'unsold',
  'kept',
] as const;
type Landmark = (typeof LANDMARKS)[number];

const PLAIN: Readonly<Partial<Record<Event['kind'], Landmark>>> = {
  selling: 'forced-sale',
  bankrupt: 'bankrupt',
  stopped: 'no-income',
  'stop-ended': 'stop-ended',
  destroyed: 'destroyed',
  reshuffled: 'reshuffled',
  unsold: 'unsold',
  kept: 'kept',
};

export const landmarks = (told: readonly Event[]): readonly Landmark[] => told.flatMap(landmarkOf);

function landmarkOf(event: Event): Landmark[] {
  const plain = PLAIN[event.kind];
  if (plain !== undefined) return [plain];
  if (event.kind === 'fists') {
    const most = Math.max(...event.bids.map(({ amount }) => amount));
    if (most === 0) return ['bluff-all-zero'];
    return event.bids.filter(({ amount }) => amount === most).length > 1 ? ['bluff-tie'] : [];
  }
  if (event.kind === 'auction')
    return event.form === 'bluff' && event.seller !== null ? ['forced-bluff'] : [];
  if (event.kind === 'laid') return event.card === JOK ? ['joker-laid'] : [];
  if (event.kind !== 'flowers') return [];
  const { wins } = event;
  if (wins.length === 0) return ['challenge-nobody'];
  const found: Landmark[] = wins.length > 1 ? ['challenge-tie'] : [];
  return wins.some(({ amount }) => amount === 0) ? [...found, 'stopped-winner'] : found;
}
