import { defineQuery } from '../core/database/define-query.js';
import { PLACED } from '../questions/placement.queries.js';

/** Questions of some kinds in some quizzes in order, without the trash. */
export const listBodies = defineQuery<
  { quizIds: string[]; kinds: string[] },
  { quizId: string; questionId: string; kind: string; body: object }
>(`
  SELECT p.quiz_id AS "quizId", p.id AS "questionId", v.kind, v.body FROM ${PLACED}
  WHERE p.quiz_id = ANY($quizIds::uuid[]) AND p.deleted_at IS NULL AND v.kind = ANY($kinds::text[])
  ORDER BY p.quiz_id, p.position`);
