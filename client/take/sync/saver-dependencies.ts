/** What a saver needs of its surroundings, and what it says of answers. */
import type { Batch, Entry, Response, SaveAnswer, SaveReceipt } from '../api/api-types';
import type { Verdict } from './receipts';

export interface Answer {
  response: Response;
  isFlagged: boolean;
}

export type SaveState = 'SAVED' | 'PENDING' | 'REFUSED';

/** Where what is pending outlives the page. */
export interface PendingStore {
  keep: (entry: Entry) => void;
  forget: (questionId: string) => void;
  /** Resolves when what was said so far is written, or cannot be. */
  settled: () => Promise<void>;
}

export interface SaverDependencies {
  send: (batch: Batch, isLast: boolean) => Promise<SaveAnswer>;
  store: PendingStore;
  /** Milliseconds since 1970, by the server's clock; null while nobody knows. */
  now: () => number | null;
  judge: (receipt: SaveReceipt, entry: Entry) => Verdict;
  /** Something is pending, saved or away that was not. */
  changed: () => void;
  /** The server takes nothing more from this page. */
  refused: (error: unknown) => void;
}
