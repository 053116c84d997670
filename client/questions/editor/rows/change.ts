import { formatNumber } from '../../../ui/format';
import type { Sent } from './in-chunks';
import type { Left } from './undo-each';

/** A move that tore more runs apart is not undone: each is a request. */
export const MAX_UNDONE_RUNS = 20;

/**
 * Takes a change back.
 * @returns what it has left as it is
 * @throws Stale if the order was changed by somebody else since, so that a move cannot be taken back; errors of requests
 */
export type Undo = () => Promise<Left>;

/** What an undo would take back was changed by somebody else. */
export class Stale extends Error {}

/** Somebody else was faster when a part of a change was taken back already. */
export class UndoneInPart extends Error {}

/**
 * Says how many questions an undo has left as they are.
 * @param all how many it was of
 * @returns null for none
 */
export function leftSentence(
  sentence: (count: number, formatted: string, all: string, isOnly: boolean) => string,
  count: number,
  all: number,
): string | null {
  return count > 0 ? sentence(count, formatNumber(count), formatNumber(all), all === 1) : null;
}

/** A change that was sent, perhaps in part. */
export interface Made extends Pick<Sent, 'count' | 'failure'> {
  /** Of the part that was made, or the sentence that says why it cannot be undone; null if nothing was made. */
  undo: Undo | string | null;
}

/** What a change does to the order of the questions: it puts some elsewhere, or some come or go. */
export type Reordering = 'moves' | 'counts';

export interface Change {
  /** How many questions it concerns. */
  size: number;
  send: () => Promise<Made>;
  /** Left out where the order stays. What `moves` can be undone only as long as nothing has changed the order since. */
  order?: Reordering;
  /** Whether the page cannot show it by itself: the questions are read again. */
  isUnseen?: boolean;
  /** Said once it is made; null for a change that is seen at once. */
  done: string | null;
  /** Said once it is undone. */
  undone: string;
  /**
   * Said instead when an undo has left some questions as they are.
   * @param all how many questions the undo was of
   * @returns null if there is nothing to say about it
   */
  left?: (left: Left, all: number) => string | null;
  /** Said instead of the server's sentence when somebody else was faster. */
  stale?: string;
  /** Said when somebody else has changed since then what an undo would take back. */
  staleUndo?: string;
  /** Said when they were faster in the middle of the undo. */
  undoneInPart?: string;
}

/** What was made of a change can be undone, if anything was made. @param undo or why it cannot be undone */
export function undoable(sent: Sent, undo: Made['undo']): Made {
  return { ...sent, undo: sent.count > 0 ? undo : null };
}
