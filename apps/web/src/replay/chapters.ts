// The chapters of a film: turns where the game counts turns, otherwise rounds, which begin with a
// deal.

import type { Film } from '../app/film.ts';

export interface Chapter {
  readonly kind: 'turn' | 'round';
  /** From 1. */
  readonly number: number;
  /** Where it begins. */
  readonly position: number;
}

export function chaptersOf({ shots, open }: Film): readonly Chapter[] {
  const { turnWord } = open.game;
  const chapters: Chapter[] = [];
  shots.forEach(({ step, derived }, i) => {
    const position = i + 1;
    if (turnWord === undefined) {
      if (step.kind === 'chance')
        chapters.push({ kind: 'round', number: chapters.length + 1, position });
      return;
    }
    for (const line of derived) {
      const [word, number] = line.split(' ');
      if (word === turnWord) chapters.push({ kind: 'turn', number: Number(number), position });
    }
  });
  return chapters;
}

/** The chapter that a position belongs to; undefined before the first. */
export const chapterAt = (chapters: readonly Chapter[], position: number): Chapter | undefined =>
  chapters.findLast((chapter) => chapter.position <= position);

/** Where the chapter before or after a position begins; the ends of the film beyond them. */
export function leap(
  chapters: readonly Chapter[],
  position: number,
  way: 1 | -1,
  last: number,
): number {
  const found =
    way === 1
      ? chapters.find((chapter) => chapter.position > position)
      : chapters.findLast((chapter) => chapter.position < position);
  return found?.position ?? (way === 1 ? last : 0);
}

/** Where a film opens: with cards on the table, or where it tears. */
export function openingOf(film: Film): number {
  if (film.tear !== undefined) return film.last;
  const first = film.shots.findIndex(({ step }) => step.kind !== 'chance');
  return first === -1 ? film.last : first;
}
