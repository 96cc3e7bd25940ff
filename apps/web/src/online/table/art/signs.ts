// The names of the signs in signs.svg; each is the id of a symbol there. Every reaction is one.

import type { Reaction } from '@tablee/wire';

export type SignName = 'chat' | 'away' | 'gone' | 'clock' | 'alarm' | 'send' | Reaction;
