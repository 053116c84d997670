/** The dependencies of a saver, and its types. */
import type { Batch, Entry, Response, SaveReply, SaveReceipt } from '../api/api-types';
import type { Verdict } from './receipt-checker';

export interface Answer {
  response: Response;
  isFlagged: boolean;
}

/** Equal for equal answers. */
export const contentKey = ({ response, isFlagged }: Answer): string =>
  JSON.stringify([response, isFlagged]);

export type SaveState = 'SAVED' | 'PENDING' | 'REFUSED';

/** Stores pending answers beyond the life of the page. */
export interface PendingStore {
  put: (entry: Entry) => void;
  delete: (entry: Entry) => void;
  /** The server has stored the answer, or a later one. */
  confirm: (entry: Entry, receipt: SaveReceipt) => void;
  /** Resolves when all changes so far are written, or cannot be. */
  flush: () => Promise<void>;
}

export interface SaverDependencies {
  send: (batch: Batch, keepalive: boolean) => Promise<SaveReply>;
  store: PendingStore;
  /** Milliseconds since 1970, by the server's clock; null while it is unknown. */
  now: () => number | null;
  checkReceipt: (receipt: SaveReceipt, entry: Entry) => Verdict;
  /** The state of an answer or of the connection has changed. */
  onChange: () => void;
  /** The server accepts nothing more from this page. */
  onRefusal: (error: unknown) => void;
}
