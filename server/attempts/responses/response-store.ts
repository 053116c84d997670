import type { EntityManager } from 'typeorm';
import type { CachedAttempt } from '../attempt-cache.js';
import {
  listStoredSince,
  saveResponses,
  type SaveResult,
  type StoredAnswer,
} from './response.queries.js';

/** A received answer, validated against its question. */
export interface Entry {
  questionId: string;
  /** Counts the saves of this lease: of two the higher wins. */
  sequence: number;
  response: object | null;
  isFlagged: boolean;
  /** When it was typed, by the page's clock. */
  typedAt?: string | undefined;
}

/** What a page says about the question that it shows. */
export interface ShownPlace {
  /** Forward-only: the position that is shown now, from 0; questions before it are closed. */
  reached: number;
  /** The position that is shown now, from 0; null: the page did not say. */
  place: number | null;
}

/**
 * Stores answers if the attempt accepts saves under this lease.
 * @param entries one a question
 * @returns null if the attempt has ended or has another lease. Entries without a receipt were not written:
 *   their question is closed, or a later save is stored (see storedSince).
 */
export async function storeResponses(
  manager: EntityManager,
  { id, places }: CachedAttempt,
  epoch: number,
  { reached, place }: ShownPlace,
  entries: readonly Entry[],
): Promise<SaveResult | null> {
  // Without forward-only no question is ever closed: all have position 0.
  const placed = entries.map((entry) => ({ ...entry, place: places?.get(entry.questionId) ?? 0 }));
  const [saved] = await saveResponses(manager, {
    attemptId: id,
    epoch,
    reached: places ? reached : 0,
    place,
    entries: JSON.stringify(placed),
  });
  return saved ?? null;
}

/** Reads the stored answers to these questions that are at least as late as the entries. */
export async function storedSince(
  manager: EntityManager,
  attemptId: string,
  epoch: number,
  entries: readonly Entry[],
): Promise<StoredAnswer[]> {
  return listStoredSince(manager, { attemptId, epoch, entries: JSON.stringify(entries) });
}
