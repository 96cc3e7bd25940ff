// Lists the games that lie under games/ now: on another branch a list from before names folders that are gone.
import path from 'node:path';

import { listGames } from './games.mjs';

listGames(path.dirname(import.meta.dirname));
