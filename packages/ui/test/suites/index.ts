// Suites and scenes for the tests of any game's table in the browser.
export * from './layout.ts';
export * from './onlooker.ts';
export * from './scene.ts';
export * from './texts.ts';
