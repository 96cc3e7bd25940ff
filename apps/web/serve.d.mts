// The types of the small server, for whoever starts it from TypeScript.

export declare const SITE: string;

export interface ServePlan {
  /** The built site; ours where nothing is said. */
  readonly folder?: string;
  /** 0 for any free one. */
  readonly port?: number;
  readonly host?: string;
  /** How many of the next ports are tried when it is taken. */
  readonly tries?: number;
}

export interface Served {
  readonly port: number;
  close(): Promise<void>;
}

export declare function serveSite(plan?: ServePlan): Promise<Served>;
