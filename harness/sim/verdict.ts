// Judges a simulated table: compares its log with the reference game, with what each page received
// and with all answers to commands.

import { parseStep, type Seat } from '@tablee/kit';
import { openLedger, type Entry, type HostPlan } from '@tablee/table';
import { replayed } from '@tablee/table/testing';
import { codeOf, type Journal } from '../journal.ts';
import type { Page } from './page.ts';
import type { Reference, Sight } from './reference.ts';

export interface Verdict {
  /** Commands that were acknowledged and are not in the store. */
  readonly lost: number;
  /** Commands that were done twice. */
  readonly doubled: number;
  /**
   * The game took another course for a legitimate reason: the bell rang before a player without a
   * connection could bid.
   */
  readonly isExcused: boolean;
  /** Everything that is wrong, one line each. */
  readonly complaints: readonly string[];
}

export interface Evidence {
  readonly plan: HostPlan;
  readonly entries: readonly Entry[];
  readonly reference: Reference;
  readonly pages: readonly Page[];
  readonly journal: Journal;
  /** Whether the game must be over; otherwise it is as it should be as far as it goes. */
  readonly isWhole: boolean;
}

export function verdictOn(evidence: Evidence): Verdict {
  const { plan, entries } = evidence;
  const complaints: string[] = [];
  const ledger = openLedger(plan, entries);
  const { lines } = ledger.log;
  const difference = compare(evidence, lines);
  if (difference.text !== undefined) complaints.push(difference.text);
  const wrong = evidence.isWhole ? replayComplaint(plan, lines) : undefined;
  if (wrong !== undefined) complaints.push(wrong);

  const answers = judgeAnswers(entries, evidence.journal);
  complaints.push(...answers.complaints);
  const sight = (eyes: Seat | 'watcher', step: number): Sight | undefined => {
    if (step !== ledger.log.steps) return undefined;
    const view = plan.rules.pack(plan.rules.view(ledger.log.state, eyes)).join();
    return { view, told: JSON.stringify(ledger.toldTo(eyes)) };
  };
  for (const page of evidence.pages) {
    const complaint = pageComplaint(page, sight);
    if (complaint !== undefined) complaints.push(complaint);
  }
  const { lost, doubled } = answers;
  return { lost, doubled, isExcused: difference.isExcused, complaints };
}

/** Whether what was acknowledged is there, once, and what was refused is not. */
function judgeAnswers(entries: readonly Entry[], journal: Journal) {
  const complaints: string[] = [];
  const done = new Set<string>();
  let doubled = 0;
  for (const { by, text } of entries) {
    // After an undo or a withdrawal the same order may come again at the same step.
    if (/^(withdraw|undo) /.test(text))
      for (const name of done) if (name.startsWith('order/')) done.delete(name);
    if (by === undefined) continue;
    if (done.has(by)) {
      doubled += 1;
      complaints.push(`done twice: ${by}`);
    }
    done.add(by);
  }
  const lost = [...journal.done].filter((by) => !done.has(by));
  complaints.push(...lost.map((by) => `acknowledged and lost: ${by}`));
  for (const [by, refused] of journal.refused)
    // Where the store failed the answer is open; any other refusal must be true.
    if (codeOf(refused) !== 'store' && done.has(by))
      complaints.push(`refused and done: ${by} (${JSON.stringify(refused)})`);
  return { lost: lost.length, doubled, complaints };
}

export const answerComplaints = (entries: readonly Entry[], journal: Journal): readonly string[] =>
  judgeAnswers(entries, journal).complaints;

/** Whether a page sees and has been told what its eyes should have been. */
export function pageComplaint(
  { glimpse, told, plan: { seat, name, rules } }: Page,
  sightOf: (eyes: Seat | 'watcher', step: number) => Sight | undefined,
): string | undefined {
  if (glimpse === undefined) return `${name} has seen nothing`;
  const sight = sightOf(seat ?? 'watcher', glimpse.step);
  if (sight === undefined) return `${name} stands at step ${glimpse.step}`;
  if (sight.view !== rules.pack(glimpse.view).join()) return `${name} does not see what there is`;
  if (JSON.stringify(told) !== sight.told) return `${name} was not told everything once`;
  return undefined;
}

interface Difference {
  readonly text: string | undefined;
  readonly isExcused: boolean;
}

const NONE: Difference = { text: undefined, isExcused: false };

/** The first line that is not as it should be. */
function compare(evidence: Evidence, lines: readonly string[]): Difference {
  const { reference, isWhole, plan } = evidence;
  const expected = isWhole ? reference.lines : reference.lines.slice(0, lines.length);
  const at = expected.findIndex((line, i) => line !== lines[i]);
  if (at < 0)
    return lines.length === expected.length
      ? NONE
      : { text: `${lines.length - expected.length} lines too many`, isExcused: false };
  const [should, is] = [expected[at]!, lines[at]];
  // A bell in place of a bid is legitimate. Anything else in place of a bell is an error.
  const bid = parseStep(plan.rules, should);
  if (is === 'bell' && bid.ok && bid.value.kind === 'move') return { ...NONE, isExcused: true };
  return { text: `line ${at + 1} is "${is ?? 'missing'}", not "${should}"`, isExcused: false };
}

/** What a reader of the record would complain about. */
function replayComplaint(plan: HostPlan, lines: readonly string[]): string | undefined {
  const came = replayed(plan, lines);
  return Array.isArray(came) ? undefined : `the record does not replay: ${JSON.stringify(came)}`;
}
