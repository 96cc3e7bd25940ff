// The text of a record on its way to the replay page: the shelf leaves it in the session's storage,
// where it also outlives a reload.

const KEY = 'tablee-record';

/** For a browser whose storage is full or closed: it lasts as long as the page does. */
let inHand: string | undefined;

export function handOver(text: string): void {
  inHand = text;
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // A record that does not fit must not leave another one behind that would be opened instead.
    forget();
  }
}

export function handedOver(): string | undefined {
  try {
    // What was stored last counts: the shelf may have left another one since.
    return sessionStorage.getItem(KEY) ?? inHand;
  } catch {
    return inHand;
  }
}

function forget(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Where nothing can be stored, nothing is left behind either.
  }
}
