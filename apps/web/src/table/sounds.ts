// Sounds are off until somebody switches them on: only then is fetched what makes them. One that does not
// arrive is not missed.

import type { SoundName } from '@tablee/ui';
import { settings } from '../app/settings.svelte.ts';

export function sound(name: SoundName): void {
  if (!settings.sound) return;
  void import('@tablee/ui/sound.ts').then(
    ({ playSound }) => playSound(name),
    () => undefined,
  );
}
