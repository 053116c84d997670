import { defineCommand, defineQuery } from '../core/database/define-query.js';
import { columnNames } from '../core/database/select-columns.js';
import type { CopiedQuestion } from '../quizzes/marking-copy.port.js';
import { QuestionRow } from './question.entity.js';

/** All columns, also future ones, but those that a copy has of its own. */
const COPIED = columnNames(QuestionRow, [
  'id',
  'quizId',
  'position',
  'version',
  'createdAt',
  'updatedAt',
  'deletedAt',
]);

/** Copies all questions of a quiz to an empty quiz with their positions, from one consistent snapshot. */
export const insertCopiesOfAll = defineQuery<
  { fromQuizId: string; toQuizId: string },
  CopiedQuestion
>(`
  WITH source AS MATERIALIZED (
    SELECT id AS source, gen_random_uuid() AS copy, position, ${COPIED}
    FROM questions WHERE quiz_id = $fromQuizId AND deleted_at IS NULL
  ), copied AS (
    INSERT INTO questions (id, quiz_id, position, ${COPIED})
    SELECT copy, $toQuizId, position, ${COPIED} FROM source
  )
  SELECT source, copy FROM source`);

/** Copies questions to a quiz, in the order of `$ids` after the position `$last`; `$copies` are the new ids. */
export const insertCopies = defineCommand<{
  toQuizId: string;
  last: number;
  ids: string[];
  copies: string[];
}>(`
  INSERT INTO questions (id, quiz_id, position, ${COPIED})
  SELECT copy, $toQuizId, $last::int + turn, ${COPIED}
  FROM unnest($ids::uuid[], $copies::uuid[]) WITH ORDINALITY AS given(source, copy, turn)
  JOIN questions ON questions.id = given.source`);

/** The next questions of some kinds after a position, in order. */
export const listBodies = defineQuery<
  { quizId: string; after: number; kinds: string[]; take: number },
  Pick<QuestionRow, 'id' | 'kind' | 'body' | 'position'>
>(`
  SELECT id, kind, body, position FROM questions
  WHERE quiz_id = $quizId AND deleted_at IS NULL AND position > $after AND kind = ANY($kinds)
  ORDER BY position LIMIT $take`);

/** Replaces the bodies of questions. `$bodies` is a JSON array of objects with `id` and `body`. */
export const updateBodies = defineCommand<{ bodies: string }>(`
  UPDATE questions SET body = renewed.body
  FROM jsonb_to_recordset($bodies::jsonb) AS renewed(id uuid, body jsonb)
  WHERE questions.id = renewed.id`);
