// Whom the routes and the shell of the server may ask.

import type { PeopleService } from './people/service.ts';
import type { RoomsService } from './rooms/service.ts';

export interface Services {
  readonly rooms: RoomsService;
  readonly people: PeopleService;
}
