// Words a server's refusal: by its code, and for a newcomer to rated games also by the facts.

import type { ApiFailure } from '../app/api.ts';
import type { OnlineTexts, Standing } from './texts/fr.ts';

type Failure = Pick<ApiFailure, 'code' | 'facts'>;

/** How far a newcomer is on the way to rated games; more than is asked for is as much. */
const standingIn = ({ name, among, ...facts }: Failure['facts']): Standing => {
  const count = (key: string): number => Number(facts[key] ?? 0);
  return {
    name: name === undefined ? undefined : String(name),
    among: among === 'rated' ? 'rated' : 'accounts',
    days: Math.min(count('days'), count('ofDays')),
    ofDays: count('ofDays'),
    people: Math.min(count('people'), count('ofPeople')),
    ofPeople: count('ofPeople'),
  };
};

export const failureText = (
  { failures, standing }: OnlineTexts,
  { code, facts }: Failure,
): string =>
  code === 'needs-games' ? `${failures[code]} ${standing(standingIn(facts))}` : failures[code];
