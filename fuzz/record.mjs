// Holds the record of a game against the people who played it: it can be replayed, its cards come from
// what was committed to and thrown in, and every move in it is one that its seat made.
import { commitment, Draws, extraOf, readRecord, Replay, resolveSetup } from '@tablee/kit';
import { findGame } from '@tablee/registry';

/** The moves of a seat, in order, as the record has them. */
function movesOf(steps, rules, seat) {
  const format = (move) => rules.notation.format(move);
  return steps.flatMap((step) => {
    const choices = step.kind === 'sealed' ? step.choices : step.kind === 'move' ? [step] : [];
    return choices.filter((choice) => choice.seat === seat).map(({ move }) => format(move));
  });
}

/** What cannot be so, in words. `moves`: by seat. */
export function faultsOf(text, { rules, commit, moves }) {
  const read = readRecord(text);
  if (!read.ok) return [`a record that cannot be read: ${read.error.code}`];
  const { header } = read.value;
  const { meta } = findGame(header.game);
  const setup = resolveSetup(meta, header.seats, header.options, () => 0);
  if (!setup.ok) return ['a record of a table that cannot be set up'];
  const [seed = '', salt = ''] = (extraOf(header, 'reveal') ?? '').split(' ');
  const faults = [];
  if (commitment({ seed, salt }) !== commit) faults.push('another secret than was committed to');
  const entropy = header.extra
    .filter(([name]) => name === 'entropy')
    .map(([, value]) => ({ seat: Number(value.split(' ')[0]), hex: value.split(' ')[1] }));
  if (entropy.length !== moves.length) faults.push('not everybody’s throw is in it');
  const draws = new Draws({ seed, salt }, entropy);
  const replay = new Replay(rules, setup.value, read.value);
  const steps = [];
  while (!replay.done) {
    const { pending } = replay.log;
    const line = replay.next();
    if (!line.ok)
      return [...faults, `line ${line.error.line} breaks the rules: ${line.error.text}`];
    const { step } = line.value;
    if (step === undefined) continue;
    steps.push(step);
    if (step.kind === 'chance' && String(draws.draw(pending)) !== String(step.cards))
      faults.push(`line ${line.value.line} was not drawn`);
  }
  if (replay.log.pending.kind !== 'over') faults.push('it has no end');
  moves.forEach((own, seat) => {
    const kept = movesOf(steps, rules, seat);
    if (String(kept) !== String(own))
      faults.push(`seat ${seat} made ${own.length} moves, the record has ${kept.length} of it`);
  });
  return faults;
}
