import { defineQuery } from '../core/database/define-query.js';
import { PLACED, type StoredQuestion } from '../questions/placement.queries.js';

/** The questions of some quizzes in order, without the trash. */
export const listQuestionsOf = defineQuery<
  { quizIds: readonly string[] },
  StoredQuestion & { quizId: string }
>(`
  SELECT p.quiz_id AS "quizId", p.id, v.kind, v.text, p.marks, p.wrong_marks AS "wrongMarks",
    v.body, v.image
  FROM ${PLACED}
  WHERE p.quiz_id = ANY($quizIds::uuid[]) AND p.deleted_at IS NULL
  ORDER BY p.quiz_id, p.position`);
