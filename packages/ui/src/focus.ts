// Where the keyboard and the screen reader go when something new has come: `{@attach focus}` on it.

export const focus = (element: HTMLElement): void => element.focus();

/** For the heading of a page: it is read on from there, and stays where it is. */
export const readFrom = (element: HTMLElement): void => element.focus({ preventScroll: true });
