// Loaded into the server before it starts: answers whoever started it how much memory it uses, and
// tidies up first where that is asked for. The server itself knows nothing of it.

process.on('message', ({ tidy }: { readonly tidy: boolean }) => {
  if (tidy) globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ rss, heapUsed, external });
});
// Nobody stays for this alone.
process.channel?.unref();
