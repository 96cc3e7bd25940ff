// Chooses the URL by which phones reach a table that this page shows.

import { isLocal, originsForOthers } from '../app/browser.ts';
import { handView } from './hand-view.svelte.ts';

export class WaysIn {
  readonly table: string;
  origins: readonly string[] = $state.raw([location.origin]);
  origin = $state(location.origin);

  constructor(table: string) {
    this.table = table;
  }

  async find(): Promise<void> {
    this.origins = await originsForOthers();
    this.origin = this.origins[0]!;
  }

  get link(): string {
    return `${this.origin}/t/${this.table}`;
  }

  /** URL of the QR code; its reader sits in front of the screen. */
  get scanned(): string {
    return `${this.origin}${handView.linkTo(this.table)}`;
  }

  /** For a keyboard. */
  get typed(): string {
    return this.link.replace(/^https?:\/\//, '');
  }

  /** No other device can reach this site. */
  get isAlone(): boolean {
    return isLocal() && this.origin === location.origin;
  }
}
