import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { Change, Undo } from './change';
import { ChangeQueue } from './change-queue';
import { NOTHING_LEFT } from './undo-each';

interface Sent extends Partial<Change> {
  after?: Promise<void>;
  error?: unknown;
  /** How many questions were done before the error. */
  count?: number;
  undo?: Undo | string;
}

/** A queue of changes for a test, with the page that it is of. */
export class TestQueue {
  /** What happened, in order: `send a`, `reload`, `say …`. */
  log: string[] = [];
  /** By message. */
  readonly undos = new Map<string, () => void>();
  /** What reading has to wait for. */
  reading = Promise.resolve();
  isReadable = true;
  isOurs = true;
  readonly queue = new ChangeQueue({
    isOurs: () => this.isOurs,
    reload: async (isWanted) => {
      this.log.push('reload');
      await this.reading;
      if (!this.isReadable || !isWanted()) return false;
      this.log.push('shown');
      return true;
    },
    say: (tone, message, onUndo) => {
      this.log.push(`${tone}: ${message}`);
      if (onUndo) this.undos.set(message, onUndo);
    },
  });

  change(name: string, { after, error, count = 0, undo, ...rest }: Sent = {}): void {
    this.queue.run({
      size: 150,
      done: null,
      undone: `undone ${name}`,
      stale: 'Look again',
      staleUndo: 'Somebody else was here',
      undoneInPart: 'Undone in part',
      send: async () => {
        this.log.push(`send ${name}`);
        await after;
        const failure = error === undefined ? null : { error };
        const takeBack: Undo | string =
          undo ??
          (() => {
            this.log.push(`undo ${name}`);
            return Promise.resolve(NOTHING_LEFT);
          });
        return { count, failure, undo: failure && count === 0 ? null : takeBack };
      },
      ...rest,
    });
  }
}

export function later() {
  let resolve = (): void => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

export const settled = async (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The answer to a change of what somebody else has changed meanwhile. */
export const stale = () =>
  new CombinedGraphQLErrors({
    errors: [{ message: 'The version is old', extensions: { code: 'STALE_VERSION' } }],
  });
