// Who is connected to one table: here, and on other servers as those last said it.

export interface Connected {
  readonly seats: readonly number[];
  readonly watchers: number;
  /** How many of those who watch are screens that show the table to a whole room. */
  readonly screens?: number;
}

interface Present {
  readonly seat: number | null;
  readonly isScreen: boolean;
}

/** Who of these sits, and how many watch. */
export function connectedBy(present: Iterable<Present>): Required<Connected> {
  const seats: number[] = [];
  let watchers = 0;
  let screens = 0;
  for (const { seat, isScreen } of present)
    if (seat === null) {
      watchers += 1;
      if (isScreen) screens += 1;
    } else seats.push(seat);
  return { seats, watchers, screens };
}

export class Elsewhere {
  readonly #nodes = new Map<string, Connected>();

  hear(node: string, connected: Connected): void {
    if (connected.seats.length === 0 && connected.watchers === 0) this.#nodes.delete(node);
    else this.#nodes.set(node, connected);
  }

  /** Who was connected there. */
  lose(node: string): Connected | undefined {
    const lost = this.#nodes.get(node);
    this.#nodes.delete(node);
    return lost;
  }

  has(seat: number): boolean {
    for (const { seats } of this.#nodes.values()) if (seats.includes(seat)) return true;
    return false;
  }

  get isEmpty(): boolean {
    return this.#nodes.size === 0;
  }

  get all(): Required<Connected> {
    const seats = new Set<number>();
    let watchers = 0;
    let screens = 0;
    for (const node of this.#nodes.values()) {
      for (const seat of node.seats) seats.add(seat);
      watchers += node.watchers;
      screens += node.screens ?? 0;
    }
    return { seats: [...seats], watchers, screens };
  }
}
