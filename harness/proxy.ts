// Proxies the connection of a server to its database. `cut` breaks connections and refuses new
// ones. `held` delays all data in both directions, with sockets open, until `mend` delivers it.
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';

type Way = 'there' | 'back';

class Pipe {
  readonly #proxy: Proxy;
  readonly #near: Socket;
  #far: Socket | undefined;
  /** What waits while the wire is held: bytes, or null for the end, each with its direction. */
  #held: [Way, Buffer | null][] = [];

  constructor(proxy: Proxy, near: Socket) {
    this.#proxy = proxy;
    this.#near = near;
    this.#listen(near, 'there');
    near.once('close', () => this.#pass('there', null));
    if (proxy.mode === 'open') this.#dial();
  }

  #listen(socket: Socket, way: Way): void {
    socket.on('error', () => undefined);
    socket.on('data', (bytes: Buffer) => this.#pass(way, bytes));
    socket.on('end', () => this.#pass(way, null));
  }

  #dial(): void {
    this.#far = connect({ port: this.#proxy.target, host: '127.0.0.1', allowHalfOpen: true });
    this.#listen(this.#far, 'back');
    this.#far.once('close', () => {
      this.#pass('back', null);
      this.#proxy.pipes.delete(this);
    });
  }

  #pass(way: Way, bytes: Buffer | null): void {
    if (this.#proxy.mode === 'held') {
      this.#held.push([way, bytes]);
      return;
    }
    const socket = way === 'there' ? this.#far : this.#near;
    if (socket === undefined || socket.destroyed) return;
    if (bytes === null) socket.end();
    else socket.write(bytes);
  }

  mend(): void {
    if (this.#far === undefined) this.#dial();
    const held = this.#held;
    this.#held = [];
    for (const [way, bytes] of held) this.#pass(way, bytes);
  }

  cut(): void {
    this.#near.destroy();
    this.#far?.destroy();
    this.#proxy.pipes.delete(this);
  }
}

export class Proxy {
  readonly target: number;
  mode: 'open' | 'cut' | 'held' = 'open';
  readonly pipes = new Set<Pipe>();
  readonly #server: Server;

  /** A wire to this port of this machine. */
  static async open(target: number): Promise<Proxy> {
    const proxy = new Proxy(target);
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  private constructor(target: number) {
    this.target = target;
    this.#server = createServer({ allowHalfOpen: true }, (near) => {
      near.on('error', () => undefined);
      if (this.mode === 'cut') near.destroy();
      else this.pipes.add(new Pipe(this, near));
    });
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  cut(): void {
    this.mode = 'cut';
    for (const pipe of [...this.pipes]) pipe.cut();
  }

  hold(): void {
    this.mode = 'held';
  }

  mend(): void {
    this.mode = 'open';
    for (const pipe of [...this.pipes]) pipe.mend();
  }

  async close(): Promise<void> {
    for (const pipe of [...this.pipes]) pipe.cut();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
