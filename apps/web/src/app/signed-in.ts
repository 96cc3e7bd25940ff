// Whether this device is signed in to an account, and what it agreed on with the server last. Read at
// every start: nothing else of the account is loaded for those who have none.

import { memory } from './memory.ts';

const ACCOUNT = 'tablee-account';
const CALLED = 'tablee-called';

/** The settings as the server and this device both know them; undefined without an account. */
export const agreed = (): string | undefined => memory.read(ACCOUNT) ?? undefined;
export const agree = (text: string | undefined): void => {
  memory.write(ACCOUNT, text ?? null);
};

/** How this device was told to be called when it is its owner's turn; undefined if never. */
export const called = (): string | undefined => memory.read(CALLED) ?? undefined;
export const noteCalled = (how: string | undefined): void => {
  memory.write(CALLED, how ?? null);
};

/** Whether something on this device has to follow something on the server. */
export const hasTies = (): boolean => agreed() !== undefined || called() !== undefined;
