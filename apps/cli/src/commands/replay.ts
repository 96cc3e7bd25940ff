// `tablee replay FILE`: re-checks a record and tells it step by step, whole or through one seat's
// eyes.

import { printable, Replay, wrongWith, type BadLine } from '@tablee/kit';
import type { Args } from '../flags.ts';
import { stopAt } from '../record/complaint.ts';
import { Ear, type Eyes } from '../record/events.ts';
import { JsonReport } from '../record/json.ts';
import { inFile, openFile, type RecordFile } from '../record/open.ts';
import type { Report, Scene } from '../record/report.ts';
import { TextReport } from '../record/story.ts';
import { EXIT, unreadable } from '../stop.ts';
import type { Command } from './command.ts';

export const replay: Command = {
  name: 'replay',
  short: 'watch and re-check a recorded game',
  long:
    'Replays a recorded game line by line, checks every move and tells it. “-” reads standard ' +
    'input.',
  flags: ['until', 'as', 'tables', 'json', 'deck'],
  takes: { value: 'FILE' },
  async run(context, args) {
    const until = args.whole('until', 0, 999_999_999) ?? Infinity;
    const open = await openFile(context, args);
    const eyes = eyesOf(args, open);
    const ear = new Ear(eyes);
    const replaying = new Replay(open.rules, open.setup, open.record, ear);
    const scene: Scene = { context, open, eyes, log: replaying.log };
    const report = args.has('json')
      ? new JsonReport(scene)
      : new TextReport(scene, args.has('tables'));
    report.begin();
    try {
      const stopped = walk(scene, replaying, ear, until, report);
      report.end(stopped);
    } catch (error) {
      throw inFile(error, open.path);
    }
    return EXIT.ok;
  },
};

function eyesOf(args: Args, open: RecordFile): Eyes {
  const text = args.value('as');
  if (text === undefined) return 'whole';
  if (text === 'watcher') return text;
  const seat = /^[0-9]$/.test(text) ? Number(text) : NaN;
  if (seat < open.setup.seats) return seat;
  const last = open.setup.seats - 1;
  throw unreadable(`--as needs a seat from 0 to ${last} or “watcher”, not “${printable(text)}”`);
}

/** Line by line to the end or the wanted step; says whether it stopped before the end. */
function walk(
  { open, eyes, log }: Scene,
  replaying: Replay,
  ear: Ear,
  until: number,
  report: Report,
): boolean {
  const stop = (bad: BadLine) => {
    const complaint = wrongWith(bad, open.record, open);
    report.bad(bad, complaint);
    return stopAt(bad, complaint, eyes);
  };
  let read = 0;
  while (!replaying.done) {
    // The computed lines of the last wanted step are still checked.
    if (log.steps >= until && read === log.lines.length) return true;
    const next = replaying.next();
    if (!next.ok) throw stop(next.error);
    read += 1;
    if (next.value.step !== undefined) report.step(next.value, log.lines.slice(read), ear.take());
  }
  const missing = replaying.missing();
  if (missing !== undefined) throw stop(missing);
  return false;
}
