// Maps the table's state to one of the nine steps of a turn, for display.

import { DRAW, NO_CARD, NOBODY, PHASE, STAGE, type View } from './table.ts';

/** The step of the turn that the table is at, 1 to 9; 0 before the first. */
export function stepOf(view: View): number {
  switch (view.phase) {
    case PHASE.opening:
      return 0;
    case PHASE.sell:
      return 2;
    case PHASE.main:
      return mainStep(view);
    case PHASE.reshuffle:
      return view.drawFor === DRAW.special ? 6 : view.drawFor === DRAW.first ? 7 : 8;
    case PHASE.over:
      return 9;
    default:
      // A forced sale interrupts step 2; every other auction and the challenge are step 8.
      return view.seller === NOBODY ? 8 : 2;
  }
}

function mainStep(view: View): number {
  if (view.stage !== STAGE.begin) return 6;
  if (!view.hadStart) return view.start(view.active) === NO_CARD ? 5 : 6;
  return view.harvested ? 3 : 4;
}
