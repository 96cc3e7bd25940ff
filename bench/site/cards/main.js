// Mounts the bare cards.
import { mount } from 'svelte';
import Cards from './Cards.svelte';

mount(Cards, { target: document.getElementById('app') });
