import { CandidateOrigin } from '../../candidates/candidate.entity.js';
import { defineCommand, defineQuery } from '../../core/database/define-query.js';

/**
 * Candidates of the exam `$quizId` without an alias. All of them, not only those who have submitted:
 * otherwise the numbers would disclose the order of submission.
 */
const UNNAMED = `SELECT c.id AS candidate_id FROM candidates c
  WHERE c.quiz_id = $quizId AND c.origin <> '${CandidateOrigin.PREVIEW}'
    AND NOT EXISTS (SELECT FROM marking_aliases m WHERE m.candidate_id = c.id)`;

/** One candidate without an alias, or no row. */
export const findUnnamedCandidate = defineQuery<{ quizId: string }, { candidate_id: string }>(
  `${UNNAMED} LIMIT 1`,
);

/** Gives each candidate without an alias one, in random order. Existing ones stay. */
export const insertAliases = defineCommand<{ quizId: string }>(`
  INSERT INTO marking_aliases (quiz_id, candidate_id, number)
  SELECT $quizId, candidate_id, row_number() OVER (ORDER BY random())
    + (SELECT coalesce(max(number), 0) FROM marking_aliases WHERE quiz_id = $quizId)
  FROM (${UNNAMED}) unnamed ON CONFLICT (candidate_id) DO NOTHING`);
