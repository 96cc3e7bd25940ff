// Stores whether this device is signed in and the settings last agreed with the server. Read at
// every start, so that a page without an account loads nothing more of it.

import { memory } from './memory.ts';

const ACCOUNT = 'tablee-account';
const CALLED = 'tablee-called';

/** The settings as the server and this device both know them; undefined without an account. */
export const agreed = (): string | undefined => memory.read(ACCOUNT) ?? undefined;
export const agree = (text: string | undefined): void => {
  memory.write(ACCOUNT, text ?? null);
};

/** This device's push subscription as last sent to the server; undefined without one. */
export const called = (): string | undefined => memory.read(CALLED) ?? undefined;
export const noteCalled = (how: string | undefined): void => {
  memory.write(CALLED, how ?? null);
};

/** Whether this device has settings or a push subscription to keep in step with the server. */
export const hasTies = (): boolean => agreed() !== undefined || called() !== undefined;
