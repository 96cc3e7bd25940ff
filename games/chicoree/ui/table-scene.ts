// The scene of a Chicorée table, with its own kinds of things.

import type { Scene } from '@tablee/ui/scene.ts';
import type { Event, Move, View } from '../rules/index.ts';
import type { UiTexts } from './texts/fr.ts';

export type TableScene = Scene<View, Move, Event, UiTexts>;
