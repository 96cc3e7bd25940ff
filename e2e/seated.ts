// Opens the page of a prepared offline table: the first player's seat, in a named situation of a game.
import { BEAN_SITUATIONS } from '../games/bohne/test/browser/situations.ts';
import { CHICOREE_SITUATIONS } from '../games/chicoree/test/browser/situations.ts';
import { type Situation, layTable } from './prepare.ts';
import type { NamedSituation } from './table-player.ts';
import { visit, type Visit, type VisitPlan } from './visit.ts';

export const bean = (name: string): NamedSituation =>
  BEAN_SITUATIONS.find((one) => one.name === name && one.seats === 4)!;
export const chicoree = (name: string): NamedSituation =>
  CHICOREE_SITUATIONS.find((one) => one.name === name && one.seats === 4)!;

export async function sitDown(situation: Situation, plan?: VisitPlan): Promise<Visit> {
  const visitor = await visit(plan);
  const { page } = visitor;
  await layTable(page, situation);
  await page.locator('[data-phase]').waitFor();
  return visitor;
}
