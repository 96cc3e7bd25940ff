/** For what does not happen at once: how long it takes is the machine's affair. */
export const WAIT = { timeout: 120_000 };
