// Plays steps of an imagined game, with every seat choosing by a policy. Each kind of pending has a
// small function of its own, because the compiler optimises these better.

import { shuffle, type Card, type Rng, type Rules, type Seat } from '@tablee/kit';
import { SILENT, type Policy } from './policy.ts';

export type ImaginedRules<View, State extends View> = Pick<
  Rules<View, State, unknown, unknown>,
  'pending' | 'apply' | 'applyAt' | 'applySealedAt'
>;

const BELL = { kind: 'bell' } as const;
/** The picks of one sealed step; only ever read in the call that filled them. */
const picks = new Int32Array(8);

/** Plays one step; false once the game is over. */
export function imagineStep<View, State extends View>(
  rules: ImaginedRules<View, State>,
  policy: Policy<View>,
  state: State,
  rng: Rng,
): boolean {
  const pending = rules.pending(state);
  switch (pending.kind) {
    case 'turn':
      rules.applyAt(state, pending.seat, policy.pick(state, pending.seat, rng));
      return true;
    case 'sealed':
      sealAll(rules, policy, state, pending.seats, rng);
      return true;
    case 'open':
      hearOut(rules, policy, state, pending.seats, rng);
      return true;
    case 'chance':
      drawAtRandom(rules, state, pending.from, pending.take, rng);
      return true;
    case 'over':
      return false;
  }
}

/** Plays one step with the choice of one seat fixed. */
export function imagineChoice<View, State extends View>(
  rules: ImaginedRules<View, State>,
  policy: Policy<View>,
  state: State,
  own: { readonly seat: Seat; readonly pick: number },
  rng: Rng,
): void {
  const pending = rules.pending(state);
  if (pending.kind === 'sealed') sealAll(rules, policy, state, pending.seats, rng, own);
  else if (own.pick !== SILENT) rules.applyAt(state, own.seat, own.pick);
  else if (pending.kind === 'open') {
    const others = pending.seats.filter((seat) => seat !== own.seat);
    hearOut(rules, policy, state, others, rng);
  }
}

function sealAll<View, State extends View>(
  rules: ImaginedRules<View, State>,
  policy: Policy<View>,
  state: State,
  seats: readonly Seat[],
  rng: Rng,
  own?: { readonly seat: Seat; readonly pick: number },
): void {
  for (let i = 0; i < seats.length; i++) {
    const seat = seats[i]!;
    picks[seat] = own?.seat === seat ? own.pick : policy.pick(state, seat, rng);
  }
  rules.applySealedAt(state, picks);
}

/** A random seat speaks first; when all stay silent the bell rings. */
function hearOut<View, State extends View>(
  rules: ImaginedRules<View, State>,
  policy: Policy<View>,
  state: State,
  seats: readonly Seat[],
  rng: Rng,
): void {
  const first = seats.length === 0 ? 0 : rng.below(seats.length);
  for (let i = 0; i < seats.length; i++) {
    const seat = seats[(first + i) % seats.length]!;
    const pick = policy.pick(state, seat, rng);
    if (pick === SILENT) continue;
    rules.applyAt(state, seat, pick);
    return;
  }
  rules.apply(state, BELL);
}

/** Draws cards at random and applies them. */
export function drawAtRandom<View, State extends View>(
  rules: Pick<ImaginedRules<View, State>, 'apply'>,
  state: State,
  from: readonly Card[],
  take: number,
  rng: Rng,
): void {
  const cards = from.slice();
  shuffle(cards, take, rng);
  // What was not drawn is no part of the step.
  cards.length = take;
  rules.apply(state, { kind: 'chance', cards });
}
