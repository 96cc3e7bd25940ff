// Types of the few parts of Colyseus 0.16 that the benchmark uses: it is installed only where it is run.
declare module '@colyseus/core' {
  export interface Client<Data> {
    userData: Data;
    send(kind: string, message: unknown): void;
  }

  export abstract class Room<Data> {
    maxClients: number;
    patchRate: number | null;
    readonly roomId: string;
    readonly clients: readonly Client<Data>[];
    onMessage(kind: string, hear: (client: Client<Data>, message: number) => void): void;
    broadcastPatch(): boolean;
  }

  export class Server {
    constructor(options: { transport: unknown; greet: boolean });
    define(name: string, room: new () => unknown): void;
    listen(port: number, host: string): Promise<unknown>;
  }
}

declare module '@colyseus/schema' {
  export class ArraySchema<T> extends Array<T> {
    clear(): void;
  }

  export function schema<State>(fields: object): (new () => State) & { prototype: State };
}

declare module '@colyseus/ws-transport' {
  export const WebSocketTransport: new () => object;
}
