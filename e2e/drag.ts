// Dragging with a mouse or a finger. Every event says when it happened: a slow machine throws as fast as a
// quick one.
import type { CDPSession, Locator, Page } from 'playwright';

type Pointer = 'mouse' | 'touch';

interface Point {
  readonly x: number;
  readonly y: number;
}

export async function middleOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('nothing to drag from or to');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export class Drag {
  readonly #wire: CDPSession;
  readonly #pointer: Pointer;
  #time = Date.now() / 1000;

  private constructor(wire: CDPSession, pointer: Pointer) {
    this.#wire = wire;
    this.#pointer = pointer;
  }

  static async by(page: Page, pointer: Pointer): Promise<Drag> {
    return new Drag(await page.context().newCDPSession(page), pointer);
  }

  async #say(what: 'down' | 'move' | 'up', { x, y }: Point, seconds: number): Promise<void> {
    this.#time += seconds;
    const timestamp = this.#time;
    if (this.#pointer === 'touch') {
      const type = ({ down: 'touchStart', move: 'touchMove', up: 'touchEnd' } as const)[what];
      const touchPoints = what === 'up' ? [] : [{ x, y }];
      await this.#wire.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
      return;
    }
    const type = ({ down: 'mousePressed', move: 'mouseMoved', up: 'mouseReleased' } as const)[what];
    await this.#wire.send('Input.dispatchMouseEvent', {
      ...{ type, x, y, timestamp, button: 'left', clickCount: 1 },
      buttons: what === 'up' ? 0 : 1,
    });
  }

  /** Takes it up there and holds it here. */
  async carry(from: Point, to: Point): Promise<void> {
    await this.#say('down', from, 0);
    for (const part of [0.3, 0.7, 1])
      await this.#say(
        'move',
        { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part },
        0.2,
      );
  }

  /** Lets go after a rest, so that the page sees no throw. */
  letGo(at: Point): Promise<void> {
    return this.#say('up', at, 1);
  }

  /** A short, quick movement upwards. */
  async flick(from: Point): Promise<void> {
    await this.#say('down', from, 0);
    for (const way of [20, 45, 70]) await this.#say('move', { x: from.x, y: from.y - way }, 0.02);
    await this.#say('up', { x: from.x, y: from.y - 70 }, 0.005);
  }
}
