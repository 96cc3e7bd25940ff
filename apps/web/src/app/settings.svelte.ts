// What a player has chosen once and for all on this device. Kept in the browser; nobody else knows.

import { LANGS, type Lang } from '@tablee/kit';
import { MOTIONS, PACES, THEMES, type Motion, type Pace, type Theme } from './choices.ts';
import { memory } from './memory.ts';
import { fetchWords, hasWords } from './words.ts';

export interface Settings {
  lang: Lang;
  theme: Theme;
  /** How long bots take. */
  pace: Pace;
  /** How long things move. */
  motion: Motion;
  sound: boolean;
  oneTap: boolean;
  /** Letters and shapes that tell suits apart, and the colours that are safe for everyone. */
  aids: boolean;
  /** Bots say something now and then. */
  banter: boolean;
  name: string;
  /** Which avatar. */
  face: number;
}

const KEY = 'tablee-settings';

const initial = (): Settings => ({
  // Decided before anything was drawn, in boot.js.
  lang: document.documentElement.lang as Lang,
  theme: 'auto',
  pace: 'brisk',
  motion: 'full',
  sound: false,
  oneTap: false,
  aids: false,
  banter: true,
  name: '',
  face: 0,
});

const CHOICES: Readonly<Record<string, readonly unknown[]>> = {
  lang: LANGS,
  theme: THEMES,
  pace: PACES,
  motion: MOTIONS,
};

/** What is stored may be of another version, or somebody's own: only what fits is taken over. */
function load(): Settings {
  const found = initial();
  const kept = memory.value(KEY);
  if (typeof kept !== 'object' || kept === null) return found;
  const target = found as unknown as Record<string, unknown>;
  for (const [key, value] of Object.entries(kept)) {
    if (!Object.hasOwn(target, key) || typeof value !== typeof target[key]) continue;
    if (CHOICES[key]?.includes(value) ?? true) target[key] = value;
  }
  return found;
}

const current: Settings = $state(load());
/** The language that was asked for last: another one is spoken until its words are there. */
let wish: Lang = $state(current.lang);
let isOutOfReach = $state(false);

/** `lang` is the language that is spoken; `speak` changes it. */
export const settings: Omit<Settings, 'lang'> & { readonly lang: Lang } = current;

/** For whatever lets one choose the language: it answers at once. */
export const wishedLang = (): Lang => wish;

/** Whether the words of the language that was asked for last did not arrive. */
export const areWordsLost = (): boolean => isOutOfReach;

/** Whoever has read that goes on in the language that is there. */
export const dismissLoss = (): void => {
  isOutOfReach = false;
};

/** What was chosen, as it is kept and taken along. */
export const chosen = (): Settings => ({ ...current, lang: wish });

/** Changes the language as soon as everything on the page can be said in it. */
export async function speak(lang: Lang): Promise<void> {
  wish = lang;
  isOutOfReach = false;
  try {
    while (!hasWords(lang)) await fetchWords(lang);
  } catch {
    // All goes on in the language that is there.
    if (wish === lang) {
      wish = current.lang;
      isOutOfReach = true;
    }
  }
  // Somebody may have thought better of it in the meantime.
  if (wish === lang) current.lang = lang;
}

/** Takes over what was chosen in another window or on another device. */
export function adopt({ lang, ...others }: Partial<Settings>): void {
  Object.assign(current, others);
  if (lang !== undefined) void speak(lang);
}

/** What the system asks of every site, followed as it changes. */
function wished(query: string): () => boolean {
  const list = matchMedia(query);
  let matches = $state(list.matches);
  list.addEventListener('change', () => (matches = list.matches));
  return () => matches;
}
const prefersDark = wished('(prefers-color-scheme: dark)');
const prefersStill = wished('(prefers-reduced-motion: reduce)');

export const isDark = (): boolean =>
  settings.theme === 'dark' || (settings.theme === 'auto' && prefersDark());

/** Nothing moves, on this site or on all. */
export const isStill = (): boolean => settings.motion === 'still' || prefersStill();

export const PACE_MS: Readonly<Record<Settings['pace'], number>> = {
  calm: 1500,
  brisk: 750,
  instant: 40,
};

const MOTION_FACTOR: Readonly<Record<Settings['motion'], number>> = {
  full: 1,
  short: 0.45,
  still: 0.45,
};
/** Whoever wants bots at once does not want to watch them either. */
const INSTANT_FACTOR = 0.12;

/** What all times on the table are multiplied with. */
export const motionFactor = (): number =>
  MOTION_FACTOR[settings.motion] * (settings.pace === 'instant' ? INSTANT_FACTOR : 1);

/** Call once: keeps the settings, follows other windows, and dresses the page in them. */
export function followSettings(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY && newValue !== null) adopt(load());
  });
  $effect.root(() => {
    $effect(() => {
      memory.write(KEY, JSON.stringify(chosen()));
    });
    $effect(() => {
      const root = document.documentElement;
      root.lang = settings.lang;
      root.dataset['theme'] = isDark() ? 'dark' : 'light';
      root.dataset['motion'] = isStill() ? 'still' : settings.motion;
      root.dataset['aids'] = settings.aids ? 'on' : 'off';
      root.style.setProperty('--card-ms', `${Math.round(320 * MOTION_FACTOR[settings.motion])}ms`);
      document
        .querySelector('meta[name=theme-color]')
        ?.setAttribute('content', isDark() ? '#1d1712' : '#f4e9d4');
    });
  });
}
