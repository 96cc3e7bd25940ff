// The wire between a server and its database, to be cut or held. `cut`: connections break and new ones
// are turned away. `held`: nothing gets through in either direction and nobody is told; what was sent
// arrives when the wire is mended, as a network delivers late what it could not deliver in time.
import { connect, createServer } from 'node:net';

class Pipe {
  #proxy;
  #near;
  #far;
  /** What waits while the wire is held: bytes, or null for the end, each with its direction. */
  #held = [];

  constructor(proxy, near) {
    this.#proxy = proxy;
    this.#near = near;
    this.#listen(near, 'there');
    near.once('close', () => this.#pass('there', null));
    if (proxy.mode === 'open') this.#dial();
  }

  #listen(socket, way) {
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => this.#pass(way, bytes));
    socket.on('end', () => this.#pass(way, null));
  }

  #dial() {
    this.#far = connect({ port: this.#proxy.target, host: '127.0.0.1', allowHalfOpen: true });
    this.#listen(this.#far, 'back');
    this.#far.once('close', () => {
      this.#pass('back', null);
      this.#proxy.pipes.delete(this);
    });
  }

  #pass(way, bytes) {
    if (this.#proxy.mode === 'held') {
      this.#held.push([way, bytes]);
      return;
    }
    const socket = way === 'there' ? this.#far : this.#near;
    if (socket === undefined || socket.destroyed) return;
    if (bytes === null) socket.end();
    else socket.write(bytes);
  }

  mend() {
    if (this.#far === undefined) this.#dial();
    const held = this.#held;
    this.#held = [];
    for (const [way, bytes] of held) this.#pass(way, bytes);
  }

  cut() {
    this.#near.destroy();
    this.#far?.destroy();
    this.#proxy.pipes.delete(this);
  }
}

export class Proxy {
  target;
  port = 0;
  mode = 'open';
  pipes = new Set();
  #server;

  /** A wire to this port of this machine. */
  static async open(target) {
    const proxy = new Proxy();
    proxy.target = target;
    const server = createServer({ allowHalfOpen: true }, (near) => {
      near.on('error', () => undefined);
      if (proxy.mode === 'cut') near.destroy();
      else proxy.pipes.add(new Pipe(proxy, near));
    });
    await new Promise((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    proxy.port = server.address().port;
    proxy.#server = server;
    return proxy;
  }

  cut() {
    this.mode = 'cut';
    for (const pipe of [...this.pipes]) pipe.cut();
  }

  hold() {
    this.mode = 'held';
  }

  mend() {
    this.mode = 'open';
    for (const pipe of [...this.pipes]) pipe.mend();
  }

  async close() {
    for (const pipe of [...this.pipes]) pipe.cut();
    await new Promise((resolve) => {
      this.#server.close(resolve);
    });
  }
}
