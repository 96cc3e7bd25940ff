// The cable between one browser and the server, to be held and pulled: a real one, so that the browser
// has no part in the deceit.
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Cable {
  /** The server, through the cable. */
  readonly site: string;
  /** From now on nothing that the browser says arrives, and nobody notices. */
  mute(): void;
  /** All connections break, and no new one can be made. */
  pull(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function cableTo(site: string): Promise<Cable> {
  const { hostname, port } = new URL(site);
  const ends = new Set<Socket>();
  let state: 'whole' | 'mute' | 'pulled' = 'whole';
  const server = createServer((near) => {
    near.on('error', () => undefined);
    if (state === 'pulled') {
      near.destroy();
      return;
    }
    const far = connect({ port: Number(port), host: hostname });
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from);
      from.on('error', () => undefined);
      from.on('data', (bytes) => {
        if (from === far || state === 'whole') to.write(bytes);
      });
      from.on('close', () => {
        ends.delete(from);
        to.destroy();
      });
    }
  });
  server.listen(0, hostname);
  await once(server, 'listening');
  const pull = (): void => {
    state = 'pulled';
    for (const end of ends) end.destroy();
  };
  return {
    site: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    mute() {
      state = 'mute';
    },
    pull,
    mend() {
      state = 'whole';
    },
    async close() {
      pull();
      server.close();
      await once(server, 'close');
    },
  };
}
