// What a new passkey is called until somebody finds a better name: the device and the browser.

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];
/** Almost all of them also pretend to be Chrome and Safari. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/OPR\//, 'Opera'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

/** As the server takes it. */
export const LABEL_MAX = 40;

const found = (list: typeof SYSTEMS, text: string): readonly string[] =>
  list.flatMap(([sign, name]) => (sign.test(text) ? [name] : [])).slice(0, 1);

/** « Android · Chrome » */
export const labelFor = (userAgent: string): string =>
  [...found(SYSTEMS, userAgent), ...found(BROWSERS, userAgent)].join(' · ').slice(0, LABEL_MAX);
