// Why a server closes a socket, as numbers that browsers see; docs/HOSTING.md lists them for operators.

export const CLOSE = {
  /** The page is older or newer than this server. */
  version: 4001,
  /** It said too much that nobody understands. */
  unreadable: 4002,
  /** It sent more messages, pings or pongs than it may. */
  tooFast: 4004,
  /** It did not say hello. */
  silent: 4005,
  /** Whoever runs the server does not serve it for a while. */
  blocked: 4006,
  /** The server goes away for a moment; the standard's own number. */
  restart: 1012,
} as const;
