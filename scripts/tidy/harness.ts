// Checks that there is one harness: scenarios and server tests define no player, server process or
// journal of their own.
import { arrowsOf } from './arrows.ts';
import { isCode } from './files.ts';
import type { Complaint, Files } from './files.ts';

/** What only a player needs. */
const PLAYING = ['TableClient', 'Wire'];
const SCENARIO = /^(?:chaos|fuzz|bench|scripts|training|e2e|apps\/server\/test)\//;
const JOURNAL = /^(?:export )?(?:abstract )?class (\w*(?:Journal|Book))\b/m;
const CLASS = /^(?:export )?(?:abstract )?class \w+/m;
/** A database is no server of ours; `bench/load` starts those of others, too. */
const PROCESSES = new Set(['scripts/postgres.ts', 'bench/load/processes.ts']);

const judge = (file: string, text: string): string | undefined => {
  const arrows = arrowsOf(file, text);
  const playing = arrows.find(
    ({ to, typeOnly, names }) =>
      to === '@tablee/table' && !typeOnly && names.some((name) => PLAYING.includes(name)),
  );
  if (playing !== undefined) return 'plays by itself: use harness/player.ts';
  const spawns = arrows.some(
    ({ to, names }) => to === 'node:child_process' && names.includes('spawn'),
  );
  if (spawns && CLASS.test(text) && !PROCESSES.has(file))
    return 'holds a process in a class: use harness/server.ts';
  return JOURNAL.test(text) ? 'keeps a journal: use harness/journal.ts' : undefined;
};

export const checkHarness = (files: Files): Complaint[] =>
  [...files].flatMap(([file, text]) => {
    const wrong = SCENARIO.test(file) && isCode(file) ? judge(file, text) : undefined;
    return wrong === undefined ? [] : [`${file}: ${wrong}`];
  });
