// Loaded into every server before its own program: says how much processor time and memory the process
// has used, when whoever started it asks.

/** Times are processor time in microseconds, memory in bytes. */
export interface Usage extends NodeJS.MemoryUsage {
  readonly id: number;
  readonly cpu: number;
  readonly system: number;
}

const answer = ({ id, mustCollect }: { id: number; mustCollect: boolean }): void => {
  if (mustCollect) {
    // Twice: what the first round finalises is free only after the second.
    globalThis.gc?.();
    globalThis.gc?.();
  }
  const { user, system } = process.cpuUsage();
  const usage: Usage = { id, cpu: user + system, system, ...process.memoryUsage() };
  process.send?.(usage);
};

if (process.send !== undefined) {
  process.on('message', answer);
  // A question that may come must not keep a server alive that wants to end.
  process.channel?.unref();
  process.on('disconnect', () => process.exit(0));
}
