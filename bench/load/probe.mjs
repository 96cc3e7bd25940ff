// Loaded into every server before its own program: says how much processor time and memory the process
// has used, when whoever started it asks.

const answer = ({ id, mustCollect }) => {
  if (mustCollect) {
    // Twice: what the first round finalises is free only after the second.
    globalThis.gc();
    globalThis.gc();
  }
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed, external, arrayBuffers } = process.memoryUsage();
  process.send({ id, cpu: user + system, user, system, rss, heapUsed, external, arrayBuffers });
};

if (process.send !== undefined) {
  process.on('message', answer);
  // A question that may come must not keep a server alive that wants to end.
  process.channel.unref();
  process.on('disconnect', () => process.exit(0));
}
