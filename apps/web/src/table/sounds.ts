// Plays sounds. They are off by default, and their code loads with the first one; a failed load is
// ignored.

import type { SoundName } from '@tablee/ui';
import { settings } from '../app/settings.svelte.ts';

export function sound(name: SoundName): void {
  if (!settings.sound) return;
  void import('@tablee/ui/sound.ts').then(
    ({ playSound }) => playSound(name),
    () => undefined,
  );
}
