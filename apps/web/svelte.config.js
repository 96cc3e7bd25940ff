// Svelte for the whole house: TypeScript in components is only stripped, never transformed.
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess({ script: false }),
  compilerOptions: { runes: true },
};
