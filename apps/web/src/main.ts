// The site starts here.
import '@tablee/ui/theme.css';
import '@tablee/ui/classes.css';
import { followBack } from '@tablee/ui/over.ts';
import { mount } from 'svelte';
import App from './App.svelte';
import { loadOrReload } from './app/load.ts';
import { followUpdates } from './app/updates.svelte.ts';
import { followLinks } from './app/router.svelte.ts';
import { followSettings } from './app/settings.svelte.ts';
import { openShell } from './app/texts/index.ts';

const app = document.getElementById('app')!;

/** It has come with the style sheet; some browsers read it only when it is asked for. */
const readType = (): Promise<unknown> =>
  document.fonts.load('600 1em Tablee').catch(() => undefined);

async function begin(): Promise<void> {
  await Promise.all([loadOrReload(openShell), readType()]);
  followLinks();
  followBack();
  mount(App, { target: app });
}

// From here on it is not the browser that is too old, see boot.js.
document.documentElement.dataset['begun'] = '';
followSettings();
followUpdates();
begin().catch((error: unknown) => {
  // Without words the page can only say what it was given along.
  app.remove();
  const lost = document.getElementById('lost')!;
  lost.setAttribute('role', 'alert');
  lost.hidden = false;
  throw error;
});
