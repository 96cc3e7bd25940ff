// The puzzles of a game as its page needs them: its table, all puzzles, and what answers are explained with.

import { findGame } from '@tablee/registry';
import type { AnyAdvicePlan } from '@tablee/bots';
import { judgeOf, readPuzzles, type StoredPuzzle } from '@tablee/review';
import { openAdvice, type AdviceIn } from '../table/advice.ts';
import { loadFilm, type Film } from '../app/film.ts';
import { loadGame, type LoadedGame } from '../table/open.ts';
import { puzzleLoader } from './files.ts';

export interface PuzzleBook extends LoadedGame {
  /** The easiest first. */
  readonly puzzles: readonly StoredPuzzle[];
  /** Says why a move is as good as it is. */
  readonly judge: AnyAdvicePlan;
  /** The words for that; undefined where the game gives no advice. */
  readonly advice: AdviceIn | undefined;
}

/** Undefined for a game that is not on the shelf, without puzzles for one that has none. */
export async function openBook(id: string): Promise<PuzzleBook | undefined> {
  const entry = findGame(id);
  const [loaded, text = '', judge] = await Promise.all([
    loadGame(id),
    puzzleLoader(id)?.(),
    entry === undefined ? undefined : judgeOf(entry),
  ]);
  if (loaded === undefined || judge === undefined) return undefined;
  const { ui } = loaded;
  const advice = await openAdvice(id, ui);
  return { ...loaded, puzzles: readPuzzles(text), judge, advice };
}

/** What was shipped was tested: a record that does not open is a mistake of ours. */
export async function filmOf({ text, name }: StoredPuzzle): Promise<Film> {
  const film = await loadFilm(text);
  if (!film.ok) throw new Error(`puzzle ${name}: ${film.error.code}`);
  if (film.value.tear !== undefined) throw new Error(`puzzle ${name} stops before its question`);
  return film.value;
}
