import type { EntityManager } from 'typeorm';
import type { SavedAnswer } from '../attempt.schema.js';
import { saveHash } from './save-hash.js';
import { storedSince, type Entry, type StoredSave } from './response-store.js';

/** What became of each entry: it or a later one is stored, or its question takes none (any more). */
export type SaveOutcome = Pick<SavedAnswer, 'receipts' | 'refused'>;

/**
 * @param written of those entries, what was written now; the others were sent again, or overtaken by a
 *   later save; what is neither, its question was closed for
 */
export async function outcomeOf(
  manager: EntityManager,
  attemptId: string,
  epoch: number,
  entries: readonly Entry[],
  written: readonly StoredSave[],
): Promise<SaveOutcome> {
  const done = new Map(written.map((save) => [save.questionId, save]));
  const unwritten = entries.filter(({ questionId }) => !done.has(questionId));
  const stored =
    unwritten.length > 0 ? await storedSince(manager, attemptId, epoch, unwritten) : [];
  const known = new Set(stored.map(({ questionId }) => questionId));
  const closed = unwritten.filter(({ questionId }) => !known.has(questionId));
  const saved = entries.flatMap((entry) => {
    const save = done.get(entry.questionId);
    return save ? [{ ...entry, ...save }] : [];
  });
  return {
    receipts: [...saved, ...stored].map((answer) => ({
      questionId: answer.questionId,
      epoch: answer.epoch,
      sequence: answer.sequence,
      hash: saveHash(attemptId, answer),
    })),
    refused: closed.map(({ questionId }) => ({ questionId, code: 'QUESTION_CLOSED' })),
  };
}
