/** Thousands of attempts, with the rows that a start stores. */
import { Secrets } from '../../server/core/access/secrets.js';
import { CandidateTokens } from '../../server/candidates/candidate-tokens.js';

const START = `
  WITH made AS (
    INSERT INTO candidates (institute_id, created_by, quiz_id, origin)
    SELECT institute_id, created_by, id, 'LINK' FROM quizzes, generate_series(1, $2::int) WHERE id = $1
    RETURNING *
  ), placed AS (
    SELECT *, row_number() OVER () AS place, (
      SELECT count(*) FROM paper_revisions WHERE quiz_id = $1 AND number IS NOT NULL
    ) AS revisions FROM made
  ), started AS (
    INSERT INTO attempts (institute_id, created_by, quiz_id, revision_id, candidate_id, number, rules,
      seed, arrangement, lease_holder, started_at)
    SELECT m.institute_id, m.created_by, m.quiz_id, p.id, m.id, 1,
      '{"passMark": null, "wrongMarks": "0", "wrongMarksBasis": "QUESTION", "marksPerQuestion": null, "durationMinutes": null,
        "layout": "ONE", "navigation": "FREE"}', 1,
      (SELECT jsonb_agg(jsonb_build_object('questionId', question->'id', 'optionIds', '[]'::jsonb))
       FROM jsonb_array_elements(p.content->'questions') question), 'page', now()
    FROM placed m JOIN paper_revisions p
      ON p.quiz_id = m.quiz_id AND p.number = 1 + m.place % m.revisions
    ORDER BY m.place
    RETURNING id, candidate_id, revision_id
  )
  SELECT a.id AS "attemptId", a.candidate_id AS "candidateId", p.number AS revision
  FROM started a JOIN paper_revisions p ON p.id = a.revision_id`;

interface Started {
  attemptId: string;
  candidateId: string;
  /** The number of the revision. */
  revision: number;
}

/**
 * Lets that many candidates start an exam, with the revisions in turn.
 * @param secret that of the server, which accepts the tokens of their links
 */
export async function attemptsOf(
  sql: <T extends object>(text: string, values: unknown[]) => Promise<T[]>,
  secret: string,
  quizId: string,
  count: number,
): Promise<{ attemptId: string; token: string; revision: number }[]> {
  const tokens = new CandidateTokens(new Secrets(secret));
  const made = await sql<Started>(START, [quizId, count]);
  return made.map(({ attemptId, candidateId: id, revision }) => {
    return { attemptId, revision, token: tokens.sign({ id, linkVersion: 1 }) };
  });
}
