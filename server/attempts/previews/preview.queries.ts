import { defineCommand, defineQuery } from '../../core/database/define-query.js';

/** Locks candidates of previews that are older than a day, the oldest first. Skips those that others have locked. */
export const lockOldPreviews = defineQuery<{ take: number }, { id: string }>(`
  SELECT id FROM candidates
  WHERE origin = 'PREVIEW' AND created_at < now() - interval '1 day'
  ORDER BY created_at LIMIT $take FOR UPDATE SKIP LOCKED`);

/** Locks the candidates of all previews of a quiz. */
export const lockPreviewsOfQuiz = defineQuery<{ quizId: string }, { id: string }>(
  `SELECT id FROM candidates WHERE quiz_id = $quizId AND origin = 'PREVIEW' ORDER BY id FOR UPDATE`,
);

/** Deletes all attempts of candidates, which are deleted afterwards. */
export const deleteAttemptsOf = defineCommand<{ candidateIds: string[] }>(
  'DELETE FROM attempts WHERE candidate_id = ANY($candidateIds)',
);

export const deleteCandidates = defineCommand<{ ids: string[] }>(
  'DELETE FROM candidates WHERE id = ANY($ids)',
);

/** Deletes revisions that were made for a preview only, that no preview has used for a day, and that nobody takes. */
export const deleteUnusedRevisions = defineCommand<object>(`
  DELETE FROM paper_revisions r
  WHERE r.number IS NULL AND r.created_at < now() - interval '1 day'
    AND NOT EXISTS (SELECT FROM candidates WHERE revision_id = r.id)
    AND NOT EXISTS (SELECT FROM attempts WHERE revision_id = r.id)`);
