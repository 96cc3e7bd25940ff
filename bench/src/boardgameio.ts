// One round of Nicht die Bohne! as a boardgame.io 0.50 game, and how the benchmark plays it with uniformly
// random moves.
// Driven through its public local client, in production mode. Calling its internal reducer directly was about 10 %
// faster; disabling undo or Immer's freezing gained less than 5 %.
import './production.ts';
import { rngFor } from '@tablee/kit';
import { Client, type BohneClient, type Game, type Random } from 'boardgame.io/dist/cjs/client.js';
import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js';
import { addToChecksum, CARDS, scoreRow, suitOf, SUITS } from './cards.ts';
import type { Played } from './cards.ts';
import type { GivenRound } from './same-round.ts';

export interface BohneState {
  hands: number[][];
  /** The card lying in front of each seat. */
  table: (number | null)[];
  /** rows[seat][suit]: the taken cards. */
  rows: number[][][];
  leader: number;
  /** Who takes next, once everybody has played. */
  taker: number | null;
}

interface Gameover {
  scores: number[];
}

/** One turn is one trick: the leader leads, the others choose their sealed cards in any order, then the cards are taken. */
const bohne: Game<BohneState> = {
  name: 'bohne',

  setup: ({ ctx, random }) => dealt(ctx.numPlayers, shuffled(random)),

  turn: {
    order: { first: ({ G }) => G.leader, next: ({ G }) => G.leader },
    // The marker has passed on: never to the leader, whose own card goes to somebody else.
    endIf: ({ G, ctx }) => G.leader !== ctx.playOrderPos,
    activePlayers: {
      currentPlayer: { stage: 'lead', maxMoves: 1 },
      next: { others: { stage: 'play', maxMoves: 1 }, next: { all: 'take' } },
    },
    stages: {
      lead: { moves: { lead: ({ G, playerID }, card) => playCard(G, Number(playerID), card) } },
      play: {
        moves: {
          play: ({ G, playerID }, card) => {
            const refused = playCard(G, Number(playerID), card);
            if (refused === undefined && !G.table.includes(null)) G.taker = G.leader;
            return refused;
          },
        },
      },
      take: { moves: { take: ({ G, playerID }, card) => takeCard(G, Number(playerID), card) } },
    },
  },

  endIf: ({ G }): Gameover | undefined => {
    if (
      G.taker !== null ||
      G.hands.some((hand) => hand.length > 0) ||
      G.table.some((card) => card !== null)
    ) {
      return undefined;
    }
    return { scores: G.rows.map((suits) => suits.reduce((sum, row) => sum + scoreRow(row), 0)) };
  },
};

const shuffled = (random: Random): readonly number[] =>
  random.Shuffle(Array.from({ length: CARDS }, (_, card) => card));

function dealt(players: number, deck: readonly number[]): BohneState {
  const size = CARDS / players;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return {
    hands: seats.map((seat) => deck.slice(seat * size, (seat + 1) * size)),
    table: seats.map(() => null),
    rows: seats.map(() => Array.from({ length: SUITS }, () => [])),
    leader: 0,
    taker: null,
  };
}

function playCard(G: BohneState, seat: number, card: number): typeof INVALID_MOVE | undefined {
  const at = G.hands[seat]!.indexOf(card);
  if (at < 0) return INVALID_MOVE;
  G.hands[seat]!.splice(at, 1);
  G.table[seat] = card;
  return undefined;
}

/** A take with a choice; the forced takes that follow from it are made at once. */
function takeCard(G: BohneState, seat: number, card: number): typeof INVALID_MOVE | undefined {
  const owner = G.table.indexOf(card);
  if (seat !== G.taker || owner < 0 || owner === G.leader) return INVALID_MOVE;
  moveToRows(G, seat, owner);

  const left = ownersToTakeFrom(G);
  if (left.length > 1) {
    G.taker = owner;
    return undefined;
  }
  const last = left[0]!;
  moveToRows(G, owner, last);
  moveToRows(G, last, G.leader);
  G.leader = last;
  G.taker = null;
  return undefined;
}

function moveToRows(G: BohneState, taker: number, owner: number): void {
  const card = cardOf(G, owner);
  G.rows[taker]![suitOf(card)]!.push(card);
  G.table[owner] = null;
}

function cardOf(G: BohneState, seat: number): number {
  const card = G.table[seat] ?? null;
  if (card === null) throw new Error(`No card lies in front of seat ${String(seat)}`);
  return card;
}

/** The seats whose card may be taken: all that still lie except the one under the marker. */
function ownersToTakeFrom(G: BohneState): number[] {
  const owners: number[] = [];
  for (let seat = 0; seat < G.table.length; seat++) {
    if (seat !== G.leader && G.table[seat] !== null) owners.push(seat);
  }
  return owners;
}

/** One match at a local client. */
class Match {
  readonly client: BohneClient<BohneState>;

  constructor(seats: number, changes: Partial<Game<BohneState>> = {}) {
    const game = { ...bohne, ...changes };
    this.client = Client({ game, numPlayers: seats, debug: false });
    this.client.start();
  }

  get state(): { G: BohneState; ctx: { gameover?: unknown } } {
    const state = this.client.getState();
    if (state === null) throw new Error('A local client always has a state');
    return state;
  }

  move(type: 'lead' | 'play' | 'take', seat: number, card: number): void {
    this.client.updatePlayerID(String(seat));
    this.client.moves[type]!(card);
  }

  scores(): readonly number[] {
    const gameover = this.state.ctx.gameover as Gameover | undefined;
    if (gameover === undefined) throw new Error('The round is not over');
    return gameover.scores;
  }
}

/** Plays whole rounds from the shuffle to the scores with uniformly random legal moves. */
export function boardgameIoRounds(rounds: number, seats: number, seed: number): Played {
  const rng = rngFor(String(seed), 'bench');
  let decisions = 0;
  let checksum = 0;
  for (let round = 0; round < rounds; round++) {
    const table = new Match(seats);
    for (;;) {
      const { G, ctx } = table.state;
      if (ctx.gameover !== undefined) break;
      if (G.taker !== null) {
        const owners = ownersToTakeFrom(G);
        table.move('take', G.taker, cardOf(G, owners[rng.below(owners.length)]!));
      } else {
        const leads = G.table[G.leader] === null;
        const seat = leads ? G.leader : G.table.indexOf(null);
        const hand = G.hands[seat]!;
        table.move(leads ? 'lead' : 'play', seat, hand[rng.below(hand.length)]!);
      }
      decisions++;
    }
    checksum = table.scores().reduce(addToChecksum, checksum);
    table.client.stop();
  }
  return { decisions, checksum };
}

/** Plays a given deal with given choices and returns the scores by seat. */
export function boardgameIoGivenRound(round: GivenRound): readonly number[] {
  const table = new Match(round.seats, { setup: () => dealt(round.seats, round.deck) });
  for (const { leader, played, taken } of round.tricks) {
    table.move('lead', leader, played[leader]!);
    for (let seat = 0; seat < round.seats; seat++)
      if (seat !== leader) table.move('play', seat, played[seat]!);
    for (const { seat, card } of taken.slice(0, -2)) table.move('take', seat, card);
  }
  return table.scores();
}
