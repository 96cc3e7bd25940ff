// Keeps the player's settings in the browser's storage.

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
  /** Letters and shapes that distinguish suits, and colours safe for colour-blind players. */
  aids: boolean;
  /** Bots say something now and then. */
  banter: boolean;
  name: string;
  /** Which avatar. */
  face: number;
}

const KEY = 'tablee-settings';

const initial = (): Settings => ({
  // Set by boot.js before the first paint.
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

/** Storage may hold values of another version or edited by hand: keep only valid ones. */
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
/** The requested language; the page keeps its current one until the words have loaded. */
let wish: Lang = $state(current.lang);
let isOutOfReach = $state(false);

/** `lang` is the language on the page; `speak` changes it. */
export const settings: Omit<Settings, 'lang'> & { readonly lang: Lang } = current;

/** The requested language, for the language picker: it responds before the words load. */
export const wishedLang = (): Lang => wish;

/** Whether the words of the requested language failed to load. */
export const areWordsLost = (): boolean => isOutOfReach;

/** Dismisses the failure; the page keeps its current language. */
export const dismissLoss = (): void => {
  isOutOfReach = false;
};

/** The settings as they are stored and synchronised. */
export const chosen = (): Settings => ({ ...current, lang: wish });

/** Changes the language as soon as everything on the page can be said in it. */
export async function speak(lang: Lang): Promise<void> {
  wish = lang;
  isOutOfReach = false;
  try {
    while (!hasWords(lang)) await fetchWords(lang);
  } catch {
    // Keep the current language.
    if (wish === lang) {
      wish = current.lang;
      isOutOfReach = true;
    }
  }
  // The player may have chosen another language meanwhile.
  if (wish === lang) current.lang = lang;
}

/** Takes over what was chosen in another window or on another device. */
export function adopt({ lang, ...others }: Partial<Settings>): void {
  Object.assign(current, others);
  if (lang !== undefined) void speak(lang);
}

/** Follows a system preference by its media query. */
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
/** With instant bots, animations are this much shorter too. */
const INSTANT_FACTOR = 0.12;

/** Factor for every animation time at the table. */
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
