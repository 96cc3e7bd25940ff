// The least a Svelte page can be: mounts one component.
import { mount } from 'svelte';
import Bare from './Bare.svelte';

mount(Bare, { target: document.getElementById('app') });
