// Declares the server's WebSocket close codes; docs/HOSTING.md lists them for operators.

export const CLOSE = {
  /** The page is older or newer than this server. */
  version: 4001,
  /** It sent too many unreadable messages. */
  unreadable: 4002,
  /** It sent more messages, pings or pongs than it may. */
  tooFast: 4004,
  /** It did not say hello. */
  silent: 4005,
  /** The operator has blocked it for a while. */
  blocked: 4006,
  /** The server restarts; this number is from the WebSocket standard. */
  restart: 1012,
} as const;
