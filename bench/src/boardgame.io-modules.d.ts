// Types of the few parts of boardgame.io 0.50 that the benchmark uses (its own typings do not fit nodenext
// resolution).
declare module 'boardgame.io/dist/cjs/core.js' {
  export const INVALID_MOVE: 'INVALID_MOVE';
}

declare module 'boardgame.io/dist/cjs/client.js' {
  export interface Ctx {
    numPlayers: number;
    currentPlayer: string;
    playOrderPos: number;
    gameover?: unknown;
  }

  export interface Context<G> {
    G: G;
    ctx: Ctx;
  }

  export interface Random {
    Shuffle<T>(deck: readonly T[]): T[];
  }

  export type Move<G> = (
    context: Context<G> & { playerID: string },
    card: number,
  ) => 'INVALID_MOVE' | undefined;

  export interface Stages {
    currentPlayer?: { stage: string; maxMoves?: number };
    others?: { stage: string; maxMoves?: number };
    all?: string;
    next?: Stages;
  }

  export interface Game<G> {
    name: string;
    setup(context: { ctx: Ctx; random: Random }): G;
    turn: {
      order: { first(context: Context<G>): number; next(context: Context<G>): number };
      endIf(context: Context<G>): boolean;
      activePlayers: Stages;
      stages: Record<string, { moves: Record<string, Move<G>> }>;
    };
    endIf(context: Context<G>): unknown;
  }

  export interface BohneClient<G> {
    readonly moves: Record<string, (card: number) => void>;
    start(): void;
    stop(): void;
    updatePlayerID(seat: string): void;
    getState(): Context<G> | null;
  }

  export function Client<G>(options: {
    game: Game<G>;
    numPlayers: number;
    debug: boolean;
  }): BohneClient<G>;
}
