// The ten avatars in avatars.svg: how many there are, and which symbols are a head and the face on it.

import type { Mood } from '../onlooker.ts';

export const AVATARS = 10;

/** Any whole number has an avatar: a number from elsewhere must not leave a hole at the table. */
const numberOf = (index: number): number => ((index % AVATARS) + AVATARS) % AVATARS;

export const headId = (index: number): string => `h${numberOf(index)}`;
export const faceId = (index: number, mood: Mood): string => `${mood}${numberOf(index)}`;
