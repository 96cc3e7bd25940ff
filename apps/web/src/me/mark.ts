// Whether this device is signed in to an account, and what it agreed on with the server last.
// Read at
// every start: nothing else of the account is loaded for those who have none.

const ACCOUNT = 'tablee-account';
const CALLED = 'tablee-called';

const read = (name: string): string | undefined => {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
};

const write = (name: string, text: string | undefined): void => {
  try {
    if (text === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    // Without a memory the settings are asked for again at the next visit.
  }
};

/** The settings as the server and this device both know them; undefined without an account. */
export const agreed = (): string | undefined => read(ACCOUNT);
export const agree = (text: string | undefined): void => {
  write(ACCOUNT, text);
};

/** How this device was told to be called when it is its owner's turn; undefined if never. */
export const called = (): string | undefined => read(CALLED);
export const noteCalled = (how: string | undefined): void => {
  write(CALLED, how);
};

/** Whether something on this device has to follow something on the server. */
export const hasTies = (): boolean => agreed() !== undefined || called() !== undefined;
