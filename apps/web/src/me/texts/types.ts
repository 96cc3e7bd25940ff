// What one's own page and the pages of others say, in every language: a missing message does not
// compile.

import type { FailureCode } from '../../online/api.ts';
import type { Obstacle } from '../obstacles.ts';
import type { PushObstacle } from '../push-stand.ts';

/** Why something was not done, beside what any question may be answered with. */
export type OwnCode = 'no-name' | 'no-copy' | 'cancelled' | 'known-passkey';
export type MeCode = FailureCode | OwnCode;

export interface MeTexts {
  readonly heading: string;
  /** The way to one's own page. */
  readonly link: string;
  readonly retry: string;
  readonly cancel: string;
  readonly done: string;
  readonly failures: Readonly<Record<MeCode, string>>;
  readonly you: {
    readonly heading: string;
    readonly name: string;
    readonly namePlaceholder: string;
    readonly portrait: string;
    portraitNumber(number: number): string;
    readonly guest: string;
    since(time: number): string;
    readonly settings: string;
  };
  readonly results: {
    readonly heading: string;
    readonly none: string;
    readonly noneTheirs: string;
    /** Games against bots that only this device knows. */
    readonly here: string;
    readonly hereHint: string;
    games(count: number): string;
    wins(count: number): string;
    share(games: number, wins: number): string;
    readonly against: string;
    readonly gamesHead: string;
    readonly winsHead: string;
    /** « contre des gens » */
    readonly people: string;
    /** The same, by the id of a bot. */
    readonly levels: Readonly<Record<string, string>>;
    readonly rating: string;
    ratingSpoken(value: number, deviation: number, isProvisional: boolean): string;
    readonly provisional: string;
    readonly provisionalHint: string;
    rated(games: number): string;
  };
  readonly history: {
    readonly heading: string;
    readonly none: string;
    readonly won: string;
    readonly shared: string;
    wonBy(names: readonly string[]): string;
    readonly undecided: string;
    with(names: readonly string[]): string;
    readonly rated: string;
    readonly review: string;
    more(count: number): string;
    day(time: number): string;
  };
  readonly person: {
    readonly together: string;
    readonly results: string;
    readonly never: string;
    readonly self: string;
    tally(games: number, mine: number, theirs: number, name: string): string;
  };
  readonly account: {
    readonly heading: string;
    /** For who was sent here by a table. */
    readonly forTable: string;
    readonly toTable: string;
    readonly why: string;
    readonly how: string;
    readonly create: string;
    readonly created: string;
    readonly have: string;
    readonly signIn: string;
    readonly signedIn: string;
    readonly recovered: string;
    readonly guestJoins: string;
    readonly useCode: string;
    readonly codeLabel: string;
    readonly codeHint: string;
    readonly recover: string;
    readonly obstacles: Readonly<Record<Obstacle, string>>;
    readonly onlyCode: string;
    readonly follows: string;
    readonly signOut: string;
    readonly signOutHint: string;
    readonly signOutSure: string;
    readonly signedOut: string;
    readonly noWayBack: string;
  };
  readonly passkeys: {
    readonly heading: string;
    readonly none: string;
    added(time: number): string;
    used(then: number, now: number): string;
    readonly unused: string;
    readonly add: string;
    readonly addHint: string;
    readonly label: string;
    readonly save: string;
    readonly remove: string;
    readonly removeSure: string;
    readonly lastWithCode: string;
    readonly lastOfAll: string;
    readonly removed: string;
    readonly unnamed: string;
  };
  readonly recovery: {
    readonly heading: string;
    readonly has: string;
    readonly hasNot: string;
    readonly make: string;
    readonly remake: string;
    readonly replaces: string;
    readonly remakeSure: string;
    readonly title: string;
    readonly once: string;
    readonly where: string;
    readonly print: string;
    readonly copy: string;
    readonly copied: string;
    readonly noted: string;
    readonly sureNoted: string;
    readonly sheetTitle: string;
    readonly sheetText: string;
    sheetFor(name: string, day: string): string;
  };
  readonly push: {
    readonly heading: string;
    readonly switch: string;
    readonly hint: string;
    readonly on: string;
    readonly off: string;
    readonly obstacles: Readonly<Record<PushObstacle, string>>;
  };
  readonly data: {
    readonly heading: string;
    readonly export: string;
    readonly exportHint: string;
    readonly forget: string;
    readonly forgetHint: string;
    readonly forgetGuest: string;
    readonly forgetSure: string;
    readonly delete: string;
    readonly deleteHint: string;
    readonly deleteTitle: string;
    readonly deleteWhat: readonly string[];
    deleteType(word: string): string;
    readonly deleteWord: string;
    readonly deleteSure: string;
    readonly deleted: string;
  };
}
