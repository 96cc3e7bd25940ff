// Faults to be put into a server on purpose, so that it can be seen that they are found: loaded before it
// starts, named in the environment. Never part of a real one.
import http from 'node:http';

import { Host } from '@tablee/table';

const planted = new Set((process.env.FUZZ_PLANTS ?? '').split(','));

/** Everyone without a seat looks through the eyes of the first one. */
function eyes() {
  const { join } = Host.prototype;
  Host.prototype.join = function look(guest, through, since) {
    return join.call(this, guest, through === 'watcher' ? 0 : through, since);
  };
}

const onRequest = (run) => {
  const { emit } = http.Server.prototype;
  http.Server.prototype.emit = function heard(event, ...rest) {
    if (event === 'request' && run(...rest) === true) return true;
    return emit.call(this, event, ...rest);
  };
};

/** The log says with what key somebody came. */
function log() {
  onRequest(({ headers }) => {
    const { authorization } = headers;
    if (authorization !== undefined) console.log(JSON.stringify({ level: 'info', authorization }));
  });
}

/** Every hundredth request is met with an error. */
function broken() {
  let requests = 0;
  onRequest((_request, response) => {
    requests += 1;
    if (requests % 100 !== 0) return false;
    response.writeHead(500, { 'Content-Length': 0 }).end();
    return true;
  });
}

/** What was said is kept for ever. */
function memory() {
  const kept = [];
  const { join } = Host.prototype;
  Host.prototype.join = function look(guest, through, since) {
    kept.push(Buffer.alloc(2_000_000, 1));
    return join.call(this, guest, through, since);
  };
}

/** After a while it is simply gone. */
function crash() {
  setTimeout(() => process.exit(7), 6000);
}

/** Every so often somebody's move is lost on its way. */
function deaf() {
  const { join } = Host.prototype;
  let commands = 0;
  Host.prototype.join = function look(guest, through, since) {
    const visit = join.call(this, guest, through, since);
    const receive = (command) => {
      commands += 1;
      const wrong = command.kind === 'move' && commands % 200 === 0 ? { step: 0 } : {};
      return visit.receive({ ...command, ...wrong });
    };
    return { ...visit, receive };
  };
}

const PLANTS = { eyes, log, broken, memory, crash, deaf };
for (const [name, plant] of Object.entries(PLANTS)) if (planted.has(name)) plant();
