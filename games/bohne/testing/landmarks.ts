// Rare things in a bean game that its golden playthroughs should hold.

import { DOUBLE, MINUS, rankOf, ZERO, type Event } from '../rules/index.ts';

export const LANDMARKS = [
  'led-special',
  'took-zero',
  'took-double',
  'took-minus',
  'forced',
  'negative-round',
  'shared-win',
] as const;
type Landmark = (typeof LANDMARKS)[number];

const TOOK: Readonly<Record<number, Landmark>> = {
  [ZERO]: 'took-zero',
  [DOUBLE]: 'took-double',
  [MINUS]: 'took-minus',
};

export const landmarks = (told: readonly Event[]): readonly Landmark[] => told.flatMap(landmarkOf);

function landmarkOf(event: Event): Landmark[] {
  switch (event.kind) {
    case 'led':
      return rankOf(event.card) >= DOUBLE ? ['led-special'] : [];
    case 'took': {
      const special = TOOK[rankOf(event.card)];
      return [
        ...(event.forced ? ['forced' as const] : []),
        ...(special === undefined ? [] : [special]),
      ];
    }
    case 'scored':
      return event.points.some((points) => points < 0) ? ['negative-round'] : [];
    case 'over':
      return event.winners.length > 1 ? ['shared-win'] : [];
    case 'dealt':
    case 'revealed':
    case 'marker':
      return [];
  }
}
