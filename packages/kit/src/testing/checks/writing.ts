// Writing: moves and steps survive the way to text and back, and a record leads back to its state.

import type { AnyRules } from '../../game.ts';
import type { Log } from '../../log.ts';
import { resolveSetup, type GameMeta } from '../../meta.ts';
import { optionTexts, readRecord, writeRecord } from '../../record.ts';
import { Replay } from '../../replay.ts';
import { formatStep, parseStep } from '../../steps.ts';
import type { Complain, Moment } from '../moment.ts';
import { difference } from '../same.ts';

const TEXTS = 12;

export function checkWriting(m: Moment): void {
  const { rules, complain } = m;
  if (m.next !== undefined) {
    const line = formatStep(rules, m.next);
    const read = parseStep(rules, line);
    const found = read.ok ? difference(read.value, m.next) : read.error.code;
    if (found !== undefined) complain('notation', `${line}: ${found}`);
  }
  for (const text of m.candidates.texts(TEXTS)) checkText(rules, text, complain);
  checkPacking(m);
}

/** Over JSON, as the wire does it. */
function checkPacking({ rules, state, setup, rng, complain }: Moment): void {
  const view = rules.view(state, rng.below(setup.seats));
  const packed = JSON.parse(JSON.stringify(rules.pack(view))) as readonly number[];
  const found = difference(rules.unpack(setup, packed), view);
  if (found !== undefined) complain('pack', found);
  const used = rules.pack(
    view,
    Array.from({ length: rng.below(2 * packed.length) }, () => -7),
  );
  const other = difference([...used], packed);
  if (other !== undefined) complain('pack', `into an array that was used: ${other}`);
  for (const wrong of [packed.slice(1), [...packed, 0], packed.with(0, 0.5)])
    if (rules.unpack(setup, wrong) !== undefined)
      complain('pack', 'takes numbers that are no view');
}

/** A readable move has one spelling, apart from the order of equal parts. */
function checkText(rules: AnyRules, text: string, complain: Complain): void {
  const move = rules.notation.parse(text);
  if (!move.ok) return;
  const spelt = rules.notation.format(move.value);
  const sorted = (of: string) => of.split(' ').sort().join(' ');
  if (spelt !== text && sorted(spelt) !== sorted(text))
    complain('notation', `“${text}” is read as “${spelt}”`);
  const again = rules.notation.parse(spelt);
  if (!again.ok || rules.notation.format(again.value) !== spelt)
    complain('notation', `“${spelt}” does not read as itself`);
}

/** Record text → reader → replay: the same lines, the same state. */
export function checkReplay(meta: GameMeta, log: Log, complain: Complain): void {
  const { rules, setup } = log;
  const header = {
    game: meta.id,
    rules: rules.version,
    seats: setup.seats,
    names: new Map([[0, 'Ada']]),
    options: optionTexts(setup),
    extra: [],
  };
  const record = readRecord(writeRecord(header, log.lines));
  if (!record.ok) {
    complain('replay', record.error.code);
    return;
  }
  const read = record.value.header;
  const again = resolveSetup(meta, read.seats, read.options, () => -1);
  const unlike = again.ok ? difference(again.value, setup) : JSON.stringify(again.error);
  if (unlike !== undefined) complain('replay', `setup: ${unlike}`);
  const replay = new Replay(rules, setup, record.value);
  while (!replay.done) {
    const line = replay.next();
    if (line.ok) continue;
    complain('replay', `line ${line.error.line} ${line.error.text}: ${line.error.cause.kind}`);
    return;
  }
  const found = difference(replay.log.state, log.state) ?? difference(replay.log.lines, log.lines);
  if (found !== undefined) complain('replay', found);
}
