import { defineCommand, defineQuery } from '../core/database/define-query.js';
import { columnNames } from '../core/database/select-columns.js';
import type { CopiedQuestion } from '../quizzes/marking-copy.port.js';
import { Placement } from './placement.entity.js';
import { PLACED } from './placement.queries.js';
import { QuestionVersion } from './question-version.entity.js';

/** All columns of a version, also future ones, but those that a copy has of its own. */
const CONTENT = columnNames(QuestionVersion, ['questionId', 'version', 'createdAt']);

/** The same of a placement. */
const PLACEMENT = columnNames(Placement, [
  'id',
  'quizId',
  'questionId',
  'questionVersion',
  'position',
  'version',
  'createdAt',
  'updatedAt',
  'deletedAt',
]);

/**
 * An id of version 7 (RFC 9562, section 5.7), which begins with the time in milliseconds, as those of
 * new-id.ts. PostgreSQL has a function for it since version 18 only.
 */
const NEW_ID = `encode(set_bit(set_bit(
      overlay(uuid_send(gen_random_uuid())
        PLACING substring(int8send((extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3)
        FROM 1 FOR 6), 52, 1), 53, 1), 'hex')::uuid`;

/** Inserts the rows of `source` as new questions. */
const QUESTIONS = `
  new_question AS (
    INSERT INTO questions (id, institute_id)
    SELECT new_question_id, (SELECT institute_id FROM quizzes WHERE id = $toQuizId) FROM source
  ), first_version AS (
    INSERT INTO question_versions (question_id, version, ${CONTENT})
    SELECT new_question_id, 1, ${CONTENT} FROM source
  )`;

/** Places them in the quiz `$toQuizId`. */
const PLACED_COPIES = `
    INSERT INTO placements (id, quiz_id, question_id, question_version, position, ${PLACEMENT})
    SELECT copy, $toQuizId, new_question_id, 1, new_position, ${PLACEMENT} FROM source`;

/** Copies all questions of a quiz to an empty quiz with their positions, from one consistent snapshot. */
export const insertCopiesOfAll = defineQuery<
  { fromQuizId: string; toQuizId: string },
  CopiedQuestion
>(`
  WITH source AS MATERIALIZED (
    SELECT p.id AS source, ${NEW_ID} AS copy, ${NEW_ID} AS new_question_id,
      p.position AS new_position, ${CONTENT}, ${PLACEMENT}
    FROM ${PLACED} WHERE p.quiz_id = $fromQuizId AND p.deleted_at IS NULL
  ), ${QUESTIONS}, placed AS (${PLACED_COPIES}
  )
  SELECT source, copy FROM source`);

/** Copies questions to a quiz, in the order of `$ids` after the position `$last`; `$copies` are the new ids. */
export const insertCopies = defineCommand<{
  toQuizId: string;
  last: number;
  ids: string[];
  copies: string[];
}>(`
  WITH source AS MATERIALIZED (
    SELECT given.copy, ${NEW_ID} AS new_question_id, $last::int + given.turn AS new_position,
      ${CONTENT}, ${PLACEMENT}
    FROM unnest($ids::uuid[], $copies::uuid[]) WITH ORDINALITY AS given(source, copy, turn)
    JOIN (${PLACED}) ON p.id = given.source
  ), ${QUESTIONS} ${PLACED_COPIES}`);

/** The next questions of some kinds after a position, in order. */
export const listBodies = defineQuery<
  { quizId: string; after: number; kinds: string[]; take: number },
  Pick<QuestionVersion, 'questionId' | 'kind' | 'body'> & Pick<Placement, 'position'>
>(`
  SELECT v.question_id AS "questionId", v.kind, v.body, p.position FROM ${PLACED}
  WHERE p.quiz_id = $quizId AND p.deleted_at IS NULL AND p.position > $after AND v.kind = ANY($kinds)
  ORDER BY p.position LIMIT $take`);

/** Replaces the bodies of new questions. `$bodies` is a JSON array of objects with `id` and `body`. */
export const updateBodies = defineCommand<{ bodies: string }>(`
  UPDATE question_versions SET body = renewed.body
  FROM jsonb_to_recordset($bodies::jsonb) AS renewed(id uuid, body jsonb)
  WHERE question_versions.question_id = renewed.id AND question_versions.version = 1`);
