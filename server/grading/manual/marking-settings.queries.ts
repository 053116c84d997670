import { SUBMITTED } from '../../attempts/attempt.queries.js';
import { defineCommand, defineQuery } from '../../core/database/define-query.js';
import { columnNames } from '../../core/database/select-columns.js';
import { Rubric } from './marking-settings.entity.js';

/**
 * The exams of `$quizIds` that are marked without names and not done: attempts run, marks are being
 * typed, or answers wait.
 */
export const listExamsWithHiddenNames = defineQuery<
  { quizIds: readonly string[] },
  { id: string }
>(`
  SELECT s.quiz_id AS id FROM marking_settings s
  WHERE s.quiz_id = ANY($quizIds) AND s.is_anonymous
    AND (EXISTS (SELECT FROM attempts o
        WHERE o.quiz_id = s.quiz_id AND o.submitted_at IS NULL AND NOT o.is_preview)
      OR EXISTS (SELECT FROM attempts a
        WHERE a.quiz_id = s.quiz_id AND a.settles_at > now() AND ${SUBMITTED})
      OR EXISTS (SELECT FROM grades g JOIN attempts a ON a.id = g.attempt_id
        WHERE g.quiz_id = s.quiz_id AND g.outcome = 'WAITING' AND ${SUBMITTED}))`);

/** All columns but these are copied, also those added later. */
const COPIED = columnNames(Rubric, ['quizId', 'questionId', 'version']);

/**
 * Copies rubrics in the database: a large quiz has many. `$questions` is a JSON array of questions
 * (`source`) and their copies (`copy`).
 */
export const insertRubricCopies = defineCommand<{
  fromQuizId: string;
  toQuizId: string;
  questions: string;
}>(`
  INSERT INTO rubrics (quiz_id, question_id, ${COPIED})
  SELECT $toQuizId, q.copy, ${COPIED}
  FROM jsonb_to_recordset($questions) AS q (source uuid, copy uuid)
    JOIN rubrics r ON r.quiz_id = $fromQuizId AND r.question_id = q.source`);
