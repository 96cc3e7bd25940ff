// Somebody's line to the servers: the wire that the site uses, in more of a hurry, which tries the next
// server when one is lost. It can be broken and moved, and knows how long it took to be back.
import { Wire } from '@tablee/table';
import type { LineEars, LinkState, Saying, WirePlan } from '@tablee/table';
import type { SocketAnswer } from '@tablee/wire';

import { openLine, portsOf, readStrictly } from '../scripts/line.ts';
import type { RealLine } from '../scripts/line.ts';
import type { Luck } from '../scripts/luck.ts';
import type { Findings } from '../scripts/findings.ts';

const HANDSHAKE_MS = 2000;
/** So many times sooner than a page it asks, gives up and comes back. */
const HASTE = 4;

interface LinePlan extends Omit<WirePlan, 'read' | 'changed'> {
  /** The ports of all servers. */
  readonly places: () => readonly number[];
  /** What time it is there. */
  readonly hearTime: (now: number) => void;
  /** The table has let us in. */
  readonly entered: () => void;
  /** Nobody would come back by themselves. */
  readonly dismissed: (state: LinkState) => void;
  readonly findings: Findings;
  readonly luck: Luck;
  readonly at: number;
}

export class Line {
  readonly #plan: LinePlan;
  readonly #wire: Wire;
  readonly #strictly = readStrictly((text) => this.#plan.findings.add('unreadable', text));
  #at: number;
  #line: RealLine | undefined;
  /** Comes back to the server that it has chosen, not to the next one. */
  #stays = false;
  #hungUp = false;
  #isClosed = false;
  #heard = 0;
  /** The table has let us in. */
  isIn = false;
  /** When the line was last lost, and how long it took to be back, in milliseconds. */
  lostAt: number | undefined;
  readonly absences: number[] = [];

  constructor(plan: LinePlan) {
    this.#plan = plan;
    this.#at = plan.at;
    const random = (): number => plan.luck.below(1000) / 1000;
    this.#wire = new Wire(
      {
        ...plan,
        read: (text) => this.#read(text),
        changed: (state) => this.#changed(state),
      },
      portsOf((ears) => this.#open(ears), { random, haste: HASTE }),
    );
    this.#wire.start();
  }

  /** The number of the server that it is connected to, or tries to. */
  get at(): number {
    return this.#at % this.#plan.places().length;
  }

  send(saying: Saying): void {
    this.#wire.send(saying);
  }

  /** Goes to another server, as after a change of networks. */
  move(at: number): void {
    this.#at = at;
    this.drop();
  }

  /** The wire breaks. */
  drop(): void {
    this.#stays = true;
    this.#line?.socket.terminate();
  }

  close(): void {
    this.#isClosed = true;
    this.#wire.stop();
    this.#line?.socket.terminate();
  }

  #open(ears: LineEars): RealLine {
    this.#heard = performance.now();
    this.#hungUp = this.#stays = false;
    const closed = (code: number): void => {
      if (this.#line === line) this.#hungUp = true;
      ears.closed(code);
    };
    const line = openLine(
      this.#plan.places()[this.at]!,
      { ...ears, closed },
      { handshakeTimeout: HANDSHAKE_MS },
    );
    this.#line = line;
    return line;
  }

  #read(text: string): SocketAnswer | undefined {
    this.#heard = performance.now();
    const answer = this.#strictly(text);
    if (answer?.kind === 'welcome' || answer?.kind === 'pong') this.#plan.hearTime(answer.now);
    return answer;
  }

  #changed(state: LinkState): void {
    this.isIn = state.kind === 'online';
    if (this.isIn) {
      if (this.lostAt !== undefined) this.absences.push(performance.now() - this.lostAt);
      this.lostAt = undefined;
      this.#plan.entered();
      return;
    }
    if (state.kind === 'connecting') return;
    // Where nobody hung up it was lost when it was last heard.
    const isGone = this.#hungUp || (state.kind === 'offline' && state.why === 'restart');
    this.lostAt ??= isGone ? performance.now() : this.#heard;
    if (state.kind !== 'offline') this.#dismiss(state);
    else if (!this.#stays) this.#at += 1;
  }

  /** That must not be; it is noted, and the game goes on. */
  #dismiss(state: LinkState): void {
    this.#plan.dismissed(state);
    setTimeout(() => {
      if (!this.#isClosed) this.#wire.start();
    }, HANDSHAKE_MS);
  }
}
