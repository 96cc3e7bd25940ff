// Keeps the connections to one table on other servers, as last reported.

import type { Connected, Peers } from './cluster.ts';

export class RemotePresence implements Peers {
  readonly #nodes = new Map<string, Connected>();

  hear(node: string, connected: Connected): void {
    if (connected.seats.length === 0 && connected.watchers === 0) this.#nodes.delete(node);
    else this.#nodes.set(node, connected);
  }

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
    const nodes = [...this.#nodes.values()];
    const sum = (count: (one: Connected) => number): number =>
      nodes.reduce((all, one) => all + count(one), 0);
    return {
      seats: [...new Set(nodes.flatMap(({ seats }) => seats))],
      watchers: sum(({ watchers }) => watchers),
      screens: sum(({ screens = 0 }) => screens),
    };
  }
}
