// The site starts here.
import '@tablee/ui/theme.css';
import '@tablee/ui/classes.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { followUpdates } from './pwa/updates.svelte.ts';
import { followLinks } from './router.svelte.ts';
import { followSettings } from './settings.svelte.ts';

followSettings();
followLinks();
followUpdates();
mount(App, { target: document.getElementById('app')! });
