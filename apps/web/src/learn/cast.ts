// Seats the players of a lesson: the learner, and the people the voice speaks of.

import { assert, readRecord, type Seat } from '@tablee/kit';
import type { Player } from '@tablee/wire';
import { faceOf } from '../app/people.ts';
import { settings } from '../app/settings.svelte.ts';
import { USUAL } from '../offline/levels.ts';
import { ownName } from '../offline/start.ts';

export function castOf(record: string, learner: Seat): Player[] {
  const read = readRecord(record);
  assert(read.ok, 'a lesson is a record');
  const { names, seats } = read.value.header;
  const others = [...names].filter(([seat]) => seat !== learner).map(([, name]) => name);
  // The voice calls the others by name: a learner of the same name has none today.
  const name = others.includes(ownName()) ? '' : ownName();
  return Array.from({ length: seats }, (_, seat): Player => {
    if (seat === learner) return { kind: 'person', name, face: settings.face };
    const other = names.get(seat) ?? '';
    return { kind: 'bot', name: other, face: faceOf(other), bot: USUAL };
  });
}
