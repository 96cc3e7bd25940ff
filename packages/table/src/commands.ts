// Turns a command into a log entry, or into a refusal. Pure: changes nothing.

import type { Refusal } from '@tablee/kit';
import type { Command, People, Refused } from '@tablee/wire';
import { OWN_DOING, PICK } from './company.ts';
import { undoEntry, withdrawEntry, type Draft, type Ledger } from './ledger.ts';
import { checkOrder } from './orders.ts';
import { undoFor, type SeenBesides } from './undo.ts';

/** A log entry, or a refusal. */
type Answer = Draft['what'] | Refused;

export const isRefused = (answer: Answer): answer is Refused =>
  typeof answer !== 'string' && (answer.kind === 'rule' || answer.kind === 'table');

/** A command that can write to the log; `sit` only changes the viewer. */
export type Deed = Exclude<Command, { kind: 'sit' }>;
type Of<Kind extends Command['kind']> = Extract<Command, { kind: Kind }>;

export interface Situation {
  readonly ledger: Ledger;
  readonly isSeenBesides: SeenBesides;
  readonly people: () => People;
}

/** Id of a command in the log. The seat in it keeps seats from taking each other's ids. */
export const nameOf = ({ seat, id }: Deed): string => `${seat}/${id}`;

export const tableRefusal = (
  code: Extract<Refused, { kind: 'table' }>['code'],
  facts: Refused['facts'] = {},
): Refused => ({ kind: 'table', code, facts });

const ruleRefusal = ({ rule, why, facts }: Refusal): Refused => ({
  kind: 'rule',
  rule,
  why,
  facts,
});

export function answerTo(situation: Situation, command: Deed): Answer {
  const { ledger } = situation;
  const answer = answerFor(situation, command);
  return !isRefused(answer) &&
    isChangeOfMind(ledger, command) &&
    ledger.restless.isTooMuch(command.seat)
    ? tableRefusal('too-often')
    : answer;
}

/** Whether a seat could repeat this command without end and so grow the log. */
function isChangeOfMind({ choices }: Ledger, { kind, seat }: Deed): boolean {
  if (kind === 'move') return choices.has(seat);
  return kind === 'order' || kind === 'vote' || kind === 'stand-in' || kind === 'undo';
}

function answerFor(situation: Situation, command: Deed): Answer {
  const { company, log, undone } = situation.ledger;
  if (company.isEnded) return tableRefusal('ended');
  if (command.kind !== 'move' && command.kind !== 'undo') return answerApart(situation, command);
  const isBefore = command.kind === 'move' && (command.undone ?? undone) !== undone;
  if (isBefore || command.step !== log.steps) return tableRefusal('stale', { step: log.steps });
  if (company.isPaused) return tableRefusal('paused');
  return command.kind === 'undo' ? undo(situation, command) : move(situation.ledger, command);
}

function move(ledger: Ledger, { seat, move: text }: Of<'move'>): Answer {
  const { rules, log } = ledger;
  const read = rules.notation.parse(text);
  if (!read.ok) return tableRefusal('unreadable', { text: String(read.error.facts['text']) });
  const refusal = rules.check(log.state, seat, read.value);
  return refusal === undefined ? { kind: 'move', seat, move: read.value } : ruleRefusal(refusal);
}

function undo({ ledger, isSeenBesides }: Situation, { seat }: Of<'undo'>): Answer {
  const { log, choices } = ledger;
  const why = undoFor(ledger, seat, isSeenBesides);
  if (why !== 'possible') return tableRefusal('no-undo', { why });
  const withdraws = log.pending.kind === 'sealed' && choices.has(seat);
  return withdraws ? withdrawEntry(seat) : undoEntry(log.steps - 1);
}

/** Answers orders, votes and stand-ins. */
function answerApart(
  { ledger, people }: Situation,
  command: Exclude<Deed, { kind: 'move' | 'undo' }>,
): Answer {
  const { seat } = command;
  const { company, log } = ledger;
  const nothing = tableRefusal('nothing-to-do');
  if (log.pending.kind === 'over') return nothing;
  switch (command.kind) {
    case 'order':
      return order(ledger, command);
    case 'cancel':
      return company.orders.has(seat) ? `cancel ${seat}` : nothing;
    case 'vote': {
      const { what } = command;
      const isMoot = what === 'pause' && company.isPaused;
      if (isMoot || company.votes[what].has(seat)) return nothing;
      if (!company.mayAsk(what, seat, log.steps)) return tableRefusal('declined');
      return `vote ${seat} ${what}`;
    }
    case 'unvote':
      return company.votes[command.what].has(seat) ? `unvote ${seat} ${command.what}` : nothing;
    case 'decline': {
      const { what } = command;
      const isAsked = company.votes[what].size > 0 && people().voters.includes(seat);
      return isAsked ? `declined ${seat} ${what}` : nothing;
    }
    case 'resume':
      return company.isPaused ? `resumed ${seat}` : nothing;
    case 'return':
      return company.standIns.get(seat) === 'sits' ? `back ${seat}` : nothing;
    case 'stand-in': {
      const { who } = command;
      const mayGetUp = who === seat && !company.gotUp.has(seat);
      if (mayGetUp) return `stand-in ${who} ${OWN_DOING}`;
      return people().seats[who]?.mayStandIn === true
        ? `stand-in ${who}`
        : tableRefusal('not-gone');
    }
  }
}

function order(ledger: Ledger, command: Of<'order'>): Answer {
  const { rules, log } = ledger;
  const { seat, order: text } = command;
  const isOneLine = !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text);
  const view = rules.view(log.state, seat);
  const why = isOneLine ? checkOrder(rules, view, seat, text) : 'unreadable';
  if (why !== undefined) return tableRefusal('no-order', { why });
  // Other orders name the step they are for.
  if (text.startsWith(PICK) && !isForNextTime(ledger, command))
    return tableRefusal('stale', { step: log.steps });
  // Written even if unchanged: otherwise the count would reveal that the order is the same.
  return `order ${seat} ${text}`;
}

/** Whether the seat's next request is still the one that the player picked a move for. */
function isForNextTime(ledger: Ledger, { seat, step, hasChosen }: Of<'order'>): boolean {
  if (step > ledger.log.steps) return false;
  const moves = ledger.movesOf(seat, step);
  return hasChosen ? moves.length === 1 && moves[0] === step : moves.length === 0;
}
