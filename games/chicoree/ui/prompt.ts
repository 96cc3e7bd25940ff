// The prompt line of the table: as short as a phone needs it, and about the card one has chosen.

import { personOf } from '@tablee/kit';
import { PHASE } from '../rules/index.ts';
import type { Desk } from './desk.svelte.ts';
import { effectOf, missingOf } from './labels.ts';
import type { TableScene } from './table-scene.ts';

export function promptOf(scene: TableScene, desk: Desk): string {
  const { view, seat, me, texts, names } = scene;
  const t = scene.uiTexts;
  if (seat === null) return texts.prompt(view, null, names, me);
  if (desk.isShow) return desk.isShown ? t.shownWait : t.show;
  if (desk.isMain && desk.deed?.kind === 'numbers' && desk.move === undefined) return t.whichNumber;
  if (desk.isMain && desk.deed?.kind === 'targets' && desk.move === undefined)
    return t.whichTarget(texts.card(desk.chosen!));
  if (desk.isSelling) return t.sell(missingOf(view, seat));
  if (desk.chosen !== null) return `${texts.card(desk.chosen)} — ${effectOf(scene, desk.chosen)}`;
  if (desk.isFist) return desk.isFistClosed ? t.fistClosed(desk.fist) : t.fist(view.tokens(seat));
  if (desk.isMain) return t.main(desk.choices);
  // What happened is still being shown; what can be done is said when it can be done.
  if (view.phase === PHASE.main && view.active === seat)
    return t.plays(personOf(scene.lang, names, seat, seat));
  return texts.prompt(view, seat, names);
}
