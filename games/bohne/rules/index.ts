// The rules of the bean family as the contract wants them: a switchboard on the phase. The phases
// themselves are in deal.ts and trick.ts.

import {
  assert,
  impossible,
  unreachable,
  type Outcome,
  type Pending,
  type Refusal,
  type Rules,
  type Seat,
  type Setup,
  type Step,
  type Tell,
} from '@tablee/kit';
import type { Edition } from '../meta.ts';
import { CARD_CODECS, DECK } from './cards.ts';
import { applyDeal, checkDeal } from './deal.ts';
import { describe } from './describe.ts';
import type { RuleId } from './ids.ts';
import { LEAD, NOTATIONS, PLAY, TAKE, type Event, type Move } from './moves.ts';
import { refuse } from './refuse.ts';
import { guessFrom, viewOf } from './sight.ts';
import { copyOf, pack, PHASE, Table, unpack, type State, type View } from './table.ts';
import {
  applyAt,
  applyLead,
  applyPlays,
  applyPlaysAt,
  applyTake,
  checkLead,
  checkPlay,
  checkTake,
  count,
  lyingAt,
  TAKEN_BY_ITSELF,
  totals,
  winners,
} from './trick.ts';

export * from './cards.ts';
export * from './ids.ts';
export * from './moves.ts';
export { WHYS, type Why } from './refuse.ts';
export * from './score.ts';
export * from './sheet.ts';
export { handedOut, unseen } from './sight.ts';
export { NO_CARD, PHASE, type State, type View } from './table.ts';
export { winners } from './trick.ts';

export type BohneRules = Rules<View, State, Move, Event>;

// What the game waits for, made once: asking in a playout allocates nothing. The phases have local
// names here, because imported ones are looked up at every use.
const { deal: DEALING, lead: LEADING, play: PLAYING, take: TAKING } = PHASE;
const TURN = [0, 1, 2, 3, 4, 5].map((seat): Pending => ({ kind: 'turn', seat }));
const CHANCE: Pending = { kind: 'chance', from: DECK, take: DECK.length };

/** [NB-40] [NB-41] Which rule ends a match of the edition. */
const END_RULE = { 'nicht-die-bohne': 'NB-40', 'pas-de-bras': 'NB-41' } as const satisfies Record<
  Edition,
  RuleId
>;

function governing(s: View, endRule: RuleId): readonly RuleId[] {
  switch (s.phase) {
    case PHASE.deal:
      return ['NB-11', 'NB-12', 'NB-42'];
    case PHASE.lead:
      return ['NB-20', 'NB-28', 'NB-31', 'NB-32', 'NB-33'];
    case PHASE.play:
      return ['NB-21', 'NB-24', 'NB-31', 'NB-32', 'NB-33'];
    case PHASE.take:
      return [s.taker === s.leader ? 'NB-22' : 'NB-23', 'NB-24', 'NB-25', 'NB-26'];
    default:
      return [endRule, 'NB-43', 'NB-34'];
  }
}

function outcome(s: View, rule: RuleId): Outcome {
  const scores = totals(s);
  return { reason: 'total', rule, winners: winners(scores), scores };
}

function check(s: View, seat: Seat, move: Move, endRule: RuleId): Refusal | undefined {
  if (seat >= s.seats) return refuse('NB-10', 'no-such-seat', { seat });
  switch (s.phase) {
    case PHASE.deal:
      return move.kind === 'take' && s.round > 0
        ? TAKEN_BY_ITSELF
        : refuse('NB-12', 'not-dealt-yet');
    case PHASE.lead:
      return checkLead(s, seat, move);
    case PHASE.play:
      return checkPlay(s, seat, move);
    case PHASE.take:
      return checkTake(s, seat, move);
    default:
      return refuse(endRule, 'match-over');
  }
}

function moveAt(s: View, seat: Seat, i: number): Move {
  switch (s.phase) {
    case PHASE.lead:
      return LEAD[s.kindAt(seat, i)]!;
    case PHASE.play:
      return PLAY[s.kindAt(seat, i)]!;
    default:
      assert(s.phase === PHASE.take, 'somebody has a move');
      return TAKE[lyingAt(s, i)]!;
  }
}

function apply(s: State, step: Step<Move>, tell: Tell<Event> | undefined): void {
  switch (step.kind) {
    case 'chance':
      assert(s.phase === PHASE.deal, 'cards are dealt between rounds');
      applyDeal(s, step.cards, tell);
      return;
    case 'sealed':
      assert(s.phase === PHASE.play, 'choices are sealed after the lead');
      applyPlays(s, step.choices, tell);
      return;
    case 'move':
      applyMove(s, step.seat, step.move, tell);
      return;
    case 'bell':
      return impossible('no bell rings at a bean table');
    default:
      unreachable(step);
  }
}

function applyMove(s: State, seat: Seat, move: Move, tell: Tell<Event> | undefined): void {
  switch (move.kind) {
    case 'lead':
      assert(s.phase === PHASE.lead && seat === s.leader, 'the leader leads');
      applyLead(s, s.placeOf(seat, move.card), tell);
      return;
    case 'take':
      assert(s.phase === PHASE.take && seat === s.taker, 'the taker takes');
      assert((s.lying & (1 << move.seat)) !== 0, 'what lies there can be taken');
      applyTake(s, move.seat, tell);
      return;
    case 'play':
      return impossible('plays come sealed, all at once');
    default:
      unreachable(move);
  }
}

function rulesFor(edition: Edition): BohneRules {
  const endRule = END_RULE[edition];
  return {
    version: 1,
    upgrades: [],
    notation: NOTATIONS[edition],
    card: CARD_CODECS[edition],
    derivedWords: ['points'],
    // Per round the deal and per trick at most a lead, a sealed line and a take per other seat.
    stepsMax: (setup: Setup) =>
      Number(setup.options['rounds']) * (1 + (DECK.length / setup.seats) * (setup.seats + 1)),
    setup: (setup) => new Table(setup) as State,
    pending(s) {
      switch (s.phase) {
        case LEADING:
          return TURN[s.leader]!;
        case PLAYING:
          return s.sealed[s.leader]!;
        case TAKING:
          return TURN[s.taker]!;
        case DEALING:
          return CHANCE;
        default:
          return { kind: 'over', outcome: outcome(s, endRule) };
      }
    },
    governing: (s) => governing(s, endRule),
    check: (s, seat, move) => check(s, seat, move, endRule),
    checkChance: (_, cards) => checkDeal(cards),
    moves(s, seat, into) {
      const length = count(s, seat);
      for (let i = 0; i < length; i++) into.push(moveAt(s, seat, i));
    },
    count,
    moveAt,
    apply,
    applyAt,
    applySealedAt: applyPlaysAt,
    clone: (s) => copyOf(s) as State,
    copyFrom: (s, other) => {
      s.copyFrom(other);
    },
    view: viewOf,
    pack,
    unpack,
    guess: guessFrom,
    describe: (view) => describe(view, edition),
    derived: (event) =>
      event.kind === 'scored'
        ? { text: `points ${event.points.join(' ')}`, rule: 'NB-34' }
        : undefined,
  };
}

/** The rules of each edition: one core, two spellings. */
export const RULES: Readonly<Record<Edition, BohneRules>> = {
  'nicht-die-bohne': rulesFor('nicht-die-bohne'),
  'pas-de-bras': rulesFor('pas-de-bras'),
};
