// What a person types, line by line, until the end of input or Ctrl-C. Lines that come faster than
// they are asked for, as from a script, wait in order.

import { createInterface, type Interface } from 'node:readline';
import type { Io } from './io.ts';

export class Lines {
  readonly #io: Io;
  readonly #reader: Interface;
  readonly #waiting: string[] = [];
  #ended = false;
  #wake: (() => void) | undefined;

  constructor(io: Io) {
    this.#io = io;
    const isTerminal = io.stdin.isTTY === true && io.stdout.isTTY === true;
    this.#reader = createInterface({
      input: io.stdin,
      ...(isTerminal ? { output: io.stdout, terminal: true } : { terminal: false }),
    });
    this.#reader.on('line', (line) => {
      this.#waiting.push(line);
      this.#wake?.();
    });
    this.#reader.on('close', () => {
      this.#ended = true;
      this.#wake?.();
    });
    // Ctrl-C leaves the table as politely as Ctrl-D does.
    this.#reader.on('SIGINT', () => {
      this.#reader.close();
    });
  }

  /** The next line, or undefined when no more will come. */
  async ask(prompt: string): Promise<string | undefined> {
    if (this.#waiting.length === 0 && !this.#ended) {
      this.#reader.setPrompt(prompt);
      if (this.#reader.terminal) this.#reader.prompt();
      else this.#io.stdout.write(prompt);
      await new Promise<void>((resolve) => (this.#wake = resolve));
      this.#wake = undefined;
    } else {
      this.#io.stdout.write(prompt);
    }
    const line = this.#waiting.shift();
    // Ends the prompt's line unless Enter in the terminal has ended it.
    if (!this.#reader.terminal || line === undefined) this.#io.stdout.write('\n');
    return line;
  }

  close(): void {
    this.#reader.close();
  }
}
