import { defineQuery } from '../core/database/define-query.js';
import { PLACED } from '../questions/placement.queries.js';

/** Questions of some kinds in some quizzes, without the trash. */
export const listBodies = defineQuery<
  { quizIds: string[]; kinds: string[] },
  { quizId: string; kind: string; body: object }
>(`
  SELECT p.quiz_id AS "quizId", v.kind, v.body FROM ${PLACED}
  WHERE p.quiz_id = ANY($quizIds::uuid[]) AND p.deleted_at IS NULL AND v.kind = ANY($kinds::text[])`);
