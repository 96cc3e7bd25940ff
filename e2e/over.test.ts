// What lies over a page and the browser's Back, played by the test: how often a sheet may be taken away.
import { afterEach, expect, test, vi } from 'vitest';

import { followBack, layOver } from '../packages/ui/src/over.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a sheet that is taken away twice leaves the one below it', () => {
  let goBack = (): void => undefined;
  let hasLeft = false;
  const history = {
    state: null as unknown,
    pushState: (state: unknown) => (history.state = state),
    back: () => (hasLeft = true),
  };
  vi.stubGlobal('history', history);
  vi.stubGlobal('location', { pathname: '/', hash: '' });
  vi.stubGlobal('addEventListener', (_: string, hear: () => void) => (goBack = hear));
  followBack();
  const closed: string[] = [];
  const liftBelow = layOver(() => closed.push('below'));
  const lift = layOver(() => closed.push('above'));
  lift();
  lift();
  history.state = null;
  goBack();
  expect([closed, hasLeft]).toEqual([['below'], false]);
  liftBelow();
});
