// What game tables are made of. Components are imported by file: `@tablee/ui/Hand.svelte`.

export * from './fan.ts';
export * from './fit.ts';
export * from './geometry.ts';
export * from './modes.ts';
export type * from './pad/props.ts';
export * from './scene.ts';
export * from './sound.ts';
export * from './spots.ts';
export * from './zones.ts';
