// The prompt line of the table: as short as a phone needs it, and about the card one has chosen.

import { NOBODY, PHASE } from '../rules/index.ts';
import type { Desk } from './desk.svelte.ts';
import { effectOf, missingOf, personAt } from './labels.ts';
import type { TableScene } from './table-scene.ts';

export function promptOf(scene: TableScene, desk: Desk): string {
  const { view, seat, texts, names } = scene;
  const t = scene.uiTexts;
  if (seat === null) return watchersPrompt(scene);
  if (desk.isShow) return desk.isShown ? t.shownWait : t.show;
  if (desk.isMain && desk.deed?.kind === 'numbers' && desk.move === undefined) return t.whichNumber;
  if (desk.isMain && desk.deed?.kind === 'targets' && desk.move === undefined)
    return t.whichTarget(texts.card(desk.chosen!));
  if (desk.isSelling) return t.sell(missingOf(view, seat));
  if (desk.chosen !== null) return `${texts.card(desk.chosen)} — ${effectOf(scene, desk.chosen)}`;
  if (desk.isFist) return desk.isFistClosed ? t.fistClosed(desk.fist) : t.fist(view.tokens(seat));
  if (desk.isMain) return t.main(desk.choices);
  // What happened is still being shown; what can be done is said when it can be done.
  if (view.phase === PHASE.main && view.active === seat) return t.youPlay;
  return texts.prompt(view, seat, names);
}

/** Those who only look on are told whom the table waits for. */
function watchersPrompt(scene: TableScene): string {
  const { view, waiting, texts } = scene;
  const t = scene.uiTexts;
  if (view.phase === PHASE.over) return texts.prompt(view, 0);
  const [first, second] = waiting.seats;
  if (first === undefined || second !== undefined || first === NOBODY) return t.watching(undefined);
  return t.watching(personAt(scene, first));
}
