// The text of a record on its way to the replay page: the shelf leaves it in the session's storage,
// where it also outlives a reload.

const KEY = 'tablee-record';

/** For a browser whose storage is full or closed: it lasts as long as the page does. */
let inHand: HandedOver | undefined;

export interface HandedOver {
  readonly text: string;
  /** The online table that it is the record of, where it was fetched from one. */
  readonly table?: string | undefined;
}

export function handOver(text: string, table?: string): void {
  inHand = { text, table };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(inHand));
  } catch {
    // A record that does not fit must not leave another one behind that would be opened instead.
    forget();
  }
}

export function handedOver(): HandedOver | undefined {
  try {
    // What was stored last counts: the shelf may have left another one since.
    const kept = sessionStorage.getItem(KEY);
    return kept === null ? inHand : (JSON.parse(kept) as HandedOver);
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
