// Plants known faults in a server, to test that the fuzzer finds them: loaded before the server
// starts, and chosen by an environment variable. No release contains it.
import type { EventEmitter } from 'node:events';
import http from 'node:http';

import { Host } from '@tablee/table';
import type { Command } from '@tablee/wire';

const planted = new Set((process.env['FUZZ_PLANTS'] ?? '').split(','));

type Join = Host['join'];

/** Wraps `Host.join`, so that a planted fault sees every client that joins a table. */
function atDoor(stand: (join: Join, ...visitor: Parameters<Join>) => ReturnType<Join>): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with its table below
  const { join } = Host.prototype;
  Host.prototype.join = function look(...visitor) {
    return stand(join.bind(this), ...visitor);
  };
}

/** Gives watchers the view of the first seat. */
function eyes(): void {
  atDoor((join, guest, through, since) => join(guest, through === 'watcher' ? 0 : through, since));
}

/** `run` returns true to keep the request from the server. */
const onRequest = (
  run: (request: http.IncomingMessage, response: http.ServerResponse) => boolean,
): void => {
  const { prototype } = http.Server as unknown as { prototype: { emit: EventEmitter['emit'] } };
  const { emit } = prototype;
  prototype.emit = function heard(event, ...rest: Parameters<typeof run>) {
    return (event === 'request' && run(...rest)) || emit.call(this, event, ...rest);
  };
};

/** Logs the key of each request. */
function log(): void {
  onRequest(({ headers }) => {
    const { authorization } = headers;
    if (authorization !== undefined) console.log(JSON.stringify({ level: 'info', authorization }));
    return false;
  });
}

/** Every hundredth request is met with an error. */
function broken(): void {
  let requests = 0;
  onRequest((_request, response) => {
    requests += 1;
    if (requests % 100 !== 0) return false;
    response.writeHead(500, { 'Content-Length': 0 }).end();
    return true;
  });
}

/** What was said is kept for ever. */
function memory(): void {
  const kept: Buffer[] = [];
  atDoor((join, ...visitor) => {
    kept.push(Buffer.alloc(2_000_000, 1));
    return join(...visitor);
  });
}

/** After a while it is simply gone. */
function crash(): void {
  setTimeout(() => process.exit(7), 6000);
}

/** Drops every tenth move of all clients, honest ones included. */
function deaf(): void {
  let moves = 0;
  atDoor((join, ...visitor) => {
    const visit = join(...visitor);
    const receive = (command: Command): Promise<void> => {
      if (command.kind === 'move') moves += 1;
      const isLost = command.kind === 'move' && moves % 10 === 0;
      return visit.receive(isLost ? { ...command, step: 0 } : command);
    };
    return { ...visit, receive };
  });
}

const PLANTS = { eyes, log, broken, memory, crash, deaf };
for (const [name, plant] of Object.entries(PLANTS)) if (planted.has(name)) plant();
