// Loaded into the server before it starts: reports memory and processor time to the parent process, after
// a garbage collection on request. The server itself knows nothing of it.

process.on('message', ({ tidy }: { readonly tidy: boolean }) => {
  if (tidy) globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  process.send?.({ rss, heapUsed, external, cpu: user + system });
});
// Nobody stays for this alone.
process.channel?.unref();
