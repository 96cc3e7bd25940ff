// Types of the few parts of Colyseus 0.16 that the benchmark uses: it is installed only where it is run.
declare module '@colyseus/core' {
  import type { StateView } from '@colyseus/schema';

  export interface Client<Data> {
    userData: Data;
    view: StateView;
    send(kind: string, message: unknown): void;
  }

  export abstract class Room<Data> {
    maxClients: number;
    patchRate: number | null;
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

  export class StateView {
    add(value: unknown): void;
  }

  export function schema<State>(fields: object): (new () => State) & { prototype: State };
  export function view(): (prototype: unknown, field: string) => void;
}

declare module '@colyseus/ws-transport' {
  export const WebSocketTransport: new () => object;
}
