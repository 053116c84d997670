import type { EntityManager } from 'typeorm';
import type { SavedAnswer } from '../attempt.schema.js';
import { saveHash } from './save-hash.js';
import { storedSince, type Entry } from './response-store.js';
import type { StoredSave } from './response.queries.js';

/** The outcome of each entry: it or a later save is stored, or its question is closed. */
export type SaveOutcome = Pick<SavedAnswer, 'receipts' | 'refused'>;

/**
 * Finds out which entries are stored. Those that were not written now were repeated or superseded by a later
 * save, or their question is closed.
 * @param written the entries that were written now
 */
export async function readSaveOutcome(
  manager: EntityManager,
  attemptId: string,
  epoch: number,
  entries: readonly Entry[],
  written: readonly StoredSave[],
): Promise<SaveOutcome> {
  const savesByQuestion = new Map(written.map((save) => [save.questionId, save]));
  const unwritten = entries.filter(({ questionId }) => !savesByQuestion.has(questionId));
  const stored =
    unwritten.length > 0 ? await storedSince(manager, attemptId, epoch, unwritten) : [];
  const storedIds = new Set(stored.map(({ questionId }) => questionId));
  const closed = unwritten.filter(({ questionId }) => !storedIds.has(questionId));
  const saved = entries.flatMap((entry) => {
    const save = savesByQuestion.get(entry.questionId);
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
