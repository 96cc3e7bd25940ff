// The scene of a Chicorée table, with its own kinds of things.

import type { Scene } from '@tablee/ui/scene.ts';
import type { Event, Move, View } from '../rules/index.ts';

export type TableScene = Scene<View, Move, Event>;
