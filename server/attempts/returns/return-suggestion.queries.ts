import { CandidateOrigin } from '../../candidates/candidate.entity.js';
import { defineQuery } from '../../core/database/define-query.js';
import type { ReturnRequest } from './return-request.entity.js';

export const MAX_SUGGESTED = 5;

/** SQL of a name or roll number as it is compared: without regard to case, and composed or not. */
export const foldedSql = (column: string): string => `lower(normalize(${column}, NFC))`;

/**
 * Candidates whom a request may come from: of the same name, roll number or a name with a word in common, the best
 * first. Of these who started first: somebody who joins later under the name of another stands below them.
 * `namesakeCount` is how many candidates have the name that was typed, also of those beyond the limit.
 */
export const suggestCandidates = defineQuery<
  Pick<ReturnRequest, 'quizId' | 'name' | 'rollNumber'>,
  { id: string; namesakeCount: number }
>(`
  SELECT id, (count(*) FILTER (WHERE is_name) OVER ())::int AS "namesakeCount" FROM (
    SELECT c.id, c.started_at, c.created_at,
      ${foldedSql('l.name')} = ${foldedSql('$name::text')} AS is_name,
      coalesce(${foldedSql('l.roll_number')} = ${foldedSql('$rollNumber::text')}, false) AS is_number,
      string_to_array(${foldedSql('l.name')}, ' ')
        && string_to_array(${foldedSql('$name::text')}, ' ') AS is_similar
    FROM candidates c JOIN learners l ON l.id = c.learner_id
    WHERE c.quiz_id = $quizId AND c.origin <> '${CandidateOrigin.PREVIEW}' AND c.revoked_at IS NULL
  ) c WHERE is_similar OR is_number
  ORDER BY is_name AND is_number DESC, is_name DESC, is_number DESC, started_at, created_at, id
  LIMIT ${MAX_SUGGESTED}`);
