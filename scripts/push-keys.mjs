// Prints fresh keys for reminders (Web Push) as settings of the server. Made once per site: browsers
// that asked to be reminded know it by the public one.
//
//   node scripts/push-keys.mjs mailto:me@example.org >> .env
import './node-floor.mjs';

import { createECDH } from 'node:crypto';

const PRIVATE_BYTES = 32;
const EXAMPLE = 'mailto:you@example.org';

const subject = process.argv[2] ?? EXAMPLE;
if (!/^(?:mailto:|https:\/\/)\S{3,200}$/.test(subject)) {
  console.error('Say whom a push service may write to: an address with mailto: or https://.');
  process.exit(2);
}

const pair = createECDH('prime256v1');
const publicKey = pair.generateKeys();
// Zeros in front are part of the key, but left out by the library.
const privateKey = Buffer.alloc(PRIVATE_BYTES);
pair.getPrivateKey().copy(privateKey, PRIVATE_BYTES - pair.getPrivateKey().length);

console.log(`VAPID_PUBLIC=${publicKey.toString('base64url')}`);
console.log(`VAPID_PRIVATE=${privateKey.toString('base64url')}`);
console.log(`VAPID_SUBJECT=${subject}`);
if (subject === EXAMPLE)
  console.error(
    `Put your own address for ${EXAMPLE}: push services write there when something is wrong.`,
  );
