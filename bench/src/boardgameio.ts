/** One round of Nicht die Bohne! as a boardgame.io 0.50 game, and how the benchmark plays it with uniformly random moves. */

// Driven in the fastest sensible way of those tried: InitializeGame and the reducer of CreateGameReducer called directly,
// with undo disabled and production mode set before the library loads. A local Client (a Redux store around the same
// reducer, and a growing log) was about 10 % slower; switching Immer's freezing off gained less than 5 % and is not the
// library's default, so it stays on.
import './production.ts';
import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js';
import {
  CreateGameReducer,
  InitializeGame,
  ProcessGameConfig,
} from 'boardgame.io/dist/cjs/internal.js';
import type { Game, State } from 'boardgame.io/dist/cjs/internal.js';
import { CARDS, SUITS, addToChecksum, scoreRow, suitOf } from './cards.ts';
import type { Played } from './cards.ts';
import { Draws } from './random.ts';
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

interface Deal {
  deck: readonly number[];
}

interface Gameover {
  scores: number[];
}

/** One turn is one trick: the leader leads, the others choose their sealed cards in any order, then the cards are taken. */
export const bohne: Game<BohneState, Deal> = {
  name: 'bohne',
  disableUndo: true,

  setup: ({ ctx, random }, deal) => {
    const deck = deal?.deck ?? random.Shuffle(Array.from({ length: CARDS }, (_, card) => card));
    const size = CARDS / ctx.numPlayers;
    const seats = Array.from({ length: ctx.numPlayers }, (_, seat) => seat);
    return {
      hands: seats.map((seat) => deck.slice(seat * size, (seat + 1) * size)),
      table: seats.map(() => null),
      rows: seats.map(() => Array.from({ length: SUITS }, () => [])),
      leader: 0,
      taker: null,
    };
  },

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

function playCard(G: BohneState, seat: number, card: number): typeof INVALID_MOVE | undefined {
  const at = G.hands[seat].indexOf(card);
  if (at < 0) return INVALID_MOVE;
  G.hands[seat].splice(at, 1);
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
  const last = left[0];
  moveToRows(G, owner, last);
  moveToRows(G, last, G.leader);
  G.leader = last;
  G.taker = null;
  return undefined;
}

function moveToRows(G: BohneState, taker: number, owner: number): void {
  const card = cardOf(G, owner);
  G.rows[taker][suitOf(card)].push(card);
  G.table[owner] = null;
}

function cardOf(G: BohneState, seat: number): number {
  const card = G.table[seat];
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

const game = ProcessGameConfig(bohne);
const reducer = CreateGameReducer({ game });

function move(
  state: State<BohneState>,
  type: 'lead' | 'play' | 'take',
  seat: number,
  card: number,
): State<BohneState> {
  return reducer(state, {
    type: 'MAKE_MOVE',
    payload: { type, args: [card], playerID: String(seat) },
  });
}

function scoresOf(state: State<BohneState>): number[] {
  const gameover = state.ctx.gameover as Gameover | undefined;
  if (gameover === undefined) throw new Error('The round is not over');
  return gameover.scores;
}

/** Plays whole rounds from the shuffle to the scores with uniformly random legal moves. */
export function boardgameIoRounds(rounds: number, seats: number, seed: number): Played {
  const draws = new Draws(seed);
  let decisions = 0;
  let checksum = 0;
  for (let round = 0; round < rounds; round++) {
    const seeded = { ...game, seed: draws.below(2 ** 26) };
    let state = InitializeGame({ game: seeded, numPlayers: seats });
    while (state.ctx.gameover === undefined) {
      const { hands, leader, table, taker } = state.G;
      if (taker !== null) {
        const owners = ownersToTakeFrom(state.G);
        state = move(state, 'take', taker, cardOf(state.G, owners[draws.below(owners.length)]));
      } else {
        const leads = table[leader] === null;
        const seat = leads ? leader : table.indexOf(null);
        const hand = hands[seat];
        state = move(state, leads ? 'lead' : 'play', seat, hand[draws.below(hand.length)]);
      }
      decisions++;
    }
    checksum = addToChecksum(checksum, scoresOf(state));
  }
  return { decisions, checksum };
}

/** Plays a given deal with given choices and returns the scores by seat. */
export function boardgameIoGivenRound(round: GivenRound): number[] {
  let state = InitializeGame({ game, numPlayers: round.seats, setupData: { deck: round.deck } });
  for (const { leader, played, taken } of round.tricks) {
    state = move(state, 'lead', leader, played[leader]);
    for (let seat = 0; seat < round.seats; seat++) {
      if (seat !== leader) state = move(state, 'play', seat, played[seat]);
    }
    for (const { seat, card } of taken.slice(0, -2)) state = move(state, 'take', seat, card);
  }
  return scoresOf(state);
}
