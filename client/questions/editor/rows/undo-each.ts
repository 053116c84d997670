import { toProblem } from '../../../ui/feedback/problem';
import { MAX_AT_ONCE } from './in-chunks';

/** What an undo has left as it is, since somebody else was there in the meantime. */
export interface Left {
  /** How many of its questions were changed. */
  changed: number;
  /** How many are not where they were any more: deleted, restored, or moved. */
  gone: number;
}

export const NOTHING_LEFT: Left = { changed: 0, gone: 0 };

/**
 * Takes back what was done to each of these entries. The server names those that were changed since: they stay as they
 * are, and the others are sent again without them.
 * @param send for up to 100 of them, all or none
 * @returns an undo that goes on where it was, if a call got no response
 */
export function undoEach<Entry>(
  entries: readonly Entry[],
  send: (part: readonly Entry[]) => Promise<void>,
): () => Promise<Left> {
  let waiting = entries;
  const left = { ...NOTHING_LEFT };
  return async () => {
    while (waiting.length > 0) {
      const part = waiting.slice(0, MAX_AT_ONCE);
      try {
        await send(part);
        waiting = waiting.slice(part.length);
      } catch (error) {
        const { code, fields } = toProblem(error);
        const named = new Set(fields.map(({ path }) => Number(/\d+/.exec(path)?.[0])));
        // The only one needs no name.
        if (part.length === 1) named.add(0);
        const others = waiting.filter((_entry, index) => !named.has(index));
        const count = waiting.length - others.length;
        if (count === 0) throw error;
        if (code === 'STALE_VERSION') left.changed += count;
        else if (code === 'QUESTION_NOT_FOUND') left.gone += count;
        else throw error;
        waiting = others;
      }
    }
    return left;
  };
}
