// Checks that views and events are the same on the true table and on one with secrets re-dealt, and
// that a guess fits its view.

import type { Seat, Viewer } from '../../game.ts';
import { viewersOf } from '../backstage.ts';
import { Ears } from '../driver.ts';
import { copyOf } from '../../copy.ts';
import type { Moment } from '../moment.ts';
import { difference, scramble, unchanged } from '../same.ts';

/** How many viewers got to see a table that was really another one. */
export function checkSecrets(m: Moment): number {
  let disguised = 0;
  for (const [ear, viewer] of viewersOf(m.setup.seats).entries()) {
    if (checkDisguise(m, viewer, ear)) disguised += 1;
    if (viewer !== 'watcher') checkGuess(m, viewer);
  }
  return disguised;
}

/** True when the disguise differs from the truth. */
function checkDisguise(m: Moment, viewer: Viewer, ear: number): boolean {
  const { rules, backstage, state, next, complain } = m;
  const disguised = backstage.disguise(state, viewer, m.rng, next);
  for (const wrong of backstage.census(disguised.state))
    complain('disguise', `for ${viewer}: ${wrong}`);
  const leak = difference(rules.view(disguised.state, viewer), rules.view(state, viewer));
  if (leak !== undefined) complain('secret-view', `to ${viewer}: ${leak}`);
  const other = difference(disguised.state, state) !== undefined;
  if (next === undefined || disguised.next === undefined) return other;
  const truth = rules.clone(state);
  const ears = new Ears(m.setup.seats);
  const otherEars = new Ears(m.setup.seats);
  rules.apply(truth, next, ears);
  rules.apply(disguised.state, disguised.next, otherEars);
  const told = difference(otherEars.heard[ear], ears.heard[ear]);
  if (told !== undefined) complain('secret-events', `to ${viewer}: ${told}`);
  const after = difference(rules.view(disguised.state, viewer), rules.view(truth, viewer));
  if (after !== undefined) complain('secret-view', `to ${viewer}, a step later: ${after}`);
  return other;
}

function checkGuess({ rules, backstage, state, rng, complain }: Moment, seat: Seat): void {
  const before = copyOf(state);
  const view = rules.view(state, seat);
  const seen = copyOf(view);
  const elsewhere = rules.view(state, seat, rules.view(state, 'watcher'));
  const unequal = difference(elsewhere, view);
  if (unequal !== undefined)
    complain('secret-view', `of ${seat}, made in another's place: ${unequal}`);
  const guess = rules.guess(view, seat, rng);
  const unlike = difference(rules.view(guess, seat), view);
  if (unlike !== undefined) complain('guess', `of ${seat}: ${unlike}`);
  for (const wrong of backstage.census(guess)) complain('guess', `of ${seat}: ${wrong}`);
  scramble(guess);
  if (!unchanged(view, seen)) complain('guess', `of ${seat} shares its numbers with the view`);
  scramble(view);
  if (!unchanged(state, before)) complain('secret-view', `of ${seat} shares its numbers`);
}
