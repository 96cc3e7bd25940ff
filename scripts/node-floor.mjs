// Ends the process with one sentence where Node is too old. Every entry point imports this file first:
// later imports fail there with errors that name no cause. It stands beside its users in the checkout
// and in the archive.

/** The `engines` of package.json; a test compares the two. */
const FLOOR = { major: 20, minor: 19 };
/** As `EX_CONFIG` of sysexits: a restart changes nothing, so service managers should not try one. */
const EXIT_CONFIG = 78;

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < FLOOR.major || (major === FLOOR.major && minor < FLOOR.minor)) {
  const wanted = `${FLOOR.major}.${FLOOR.minor}`;
  console.error(
    `Tablée needs Node ${wanted} or newer; this is v${process.versions.node}. See https://nodejs.org.`,
  );
  process.exit(EXIT_CONFIG);
}
