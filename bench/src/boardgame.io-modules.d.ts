/** Types of the few parts of boardgame.io 0.50 that the benchmark uses (its own typings do not fit nodenext resolution). */

declare module 'boardgame.io/dist/cjs/core.js' {
  export const INVALID_MOVE: 'INVALID_MOVE';
}

declare module 'boardgame.io/dist/cjs/internal.js' {
  export interface Ctx {
    numPlayers: number;
    currentPlayer: string;
    playOrderPos: number;
    gameover?: unknown;
  }

  export interface State<G> {
    G: G;
    ctx: Ctx;
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

  export interface Game<G, SetupData> {
    name: string;
    seed?: number;
    disableUndo: boolean;
    setup(context: { ctx: Ctx; random: Random }, setupData: SetupData | undefined): G;
    turn: {
      order: { first(context: Context<G>): number; next(context: Context<G>): number };
      endIf(context: Context<G>): boolean;
      activePlayers: Stages;
      stages: Record<string, { moves: Record<string, Move<G>> }>;
    };
    endIf(context: Context<G>): unknown;
  }

  export interface MakeMove {
    type: 'MAKE_MOVE';
    payload: { type: string; args: readonly number[]; playerID: string };
  }

  export function ProcessGameConfig<G, SetupData>(game: Game<G, SetupData>): Game<G, SetupData>;

  export function InitializeGame<G, SetupData>(options: {
    game: Game<G, SetupData>;
    numPlayers: number;
    setupData?: SetupData;
  }): State<G>;

  export function CreateGameReducer<G, SetupData>(options: {
    game: Game<G, SetupData>;
  }): (state: State<G>, action: MakeMove) => State<G>;
}
