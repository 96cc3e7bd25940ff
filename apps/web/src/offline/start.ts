// Sets up a table at home and goes there.

import { findGame } from '@tablee/registry';
import type { Player } from '@tablee/wire';
import { home } from './link.ts';
import { peopleNamed, regulars } from '../app/people.ts';
import { go } from '../app/router.svelte.ts';
import { settings } from '../app/settings.svelte.ts';
import { USUAL } from './levels.ts';
import { usualSeats, type StartPlan } from './setup.ts';

/** The name of this device's player; empty if unset: a table calls them « toi » anyway. */
export const ownName = (): string => settings.name.trim();

/** This device's player at a table of their own. */
export const whoPlays = (): Player => ({
  kind: 'person',
  name: ownName(),
  face: settings.face,
});

export async function start(plan: StartPlan): Promise<void> {
  const meta = findGame(plan.game)?.meta;
  if (meta === undefined) return;
  const people = plan.people === undefined ? [whoPlays()] : peopleNamed(plan.people);
  const seats = plan.seats ?? Math.max(usualSeats(meta), people.length);
  const bots = regulars(seats - people.length, plan.bot ?? USUAL, people);
  const table = await home.create({
    game: plan.game,
    mode: people.length > 1 ? 'around' : 'solo',
    players: [...people, ...bots],
    options: plan.options ?? {},
  });
  go(`/table/${table}`);
}
