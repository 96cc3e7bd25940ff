// Who is connected to one table on other servers, as those last said it.

export interface Connected {
  readonly seats: readonly number[];
  readonly watchers: number;
}

export class Elsewhere {
  readonly #nodes = new Map<string, Connected>();

  hear(node: string, connected: Connected): void {
    if (connected.seats.length === 0 && connected.watchers === 0) this.#nodes.delete(node);
    else this.#nodes.set(node, connected);
  }

  /** Whether anybody was connected there. */
  lose(node: string): boolean {
    return this.#nodes.delete(node);
  }

  has(seat: number): boolean {
    for (const { seats } of this.#nodes.values()) if (seats.includes(seat)) return true;
    return false;
  }

  get isEmpty(): boolean {
    return this.#nodes.size === 0;
  }

  get all(): Connected {
    const seats = new Set<number>();
    let watchers = 0;
    for (const node of this.#nodes.values()) {
      for (const seat of node.seats) seats.add(seat);
      watchers += node.watchers;
    }
    return { seats: [...seats], watchers };
  }
}
