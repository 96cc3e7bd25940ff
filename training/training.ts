// Declares the input and output of a game's training.

export type Training = (
  wish: {
    readonly rounds: number;
    /** How long the experts think that are learned from. */
    readonly playouts: number;
    readonly seed: string;
  },
  say: (line: string) => void,
) => { readonly file: string; readonly text: string };
