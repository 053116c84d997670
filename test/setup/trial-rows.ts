/** The rows of a trial. */
import type { Application } from './application.js';

type Sql = Application['sql'];

/** Ids that only the trial of this quiz has. */
export async function idsIn(sql: Sql, quizId: string): Promise<string[]> {
  const rows = await sql<{ id: string }>(
    `SELECT $1::uuid::text AS id UNION ALL SELECT id::text FROM placements WHERE quiz_id = $1::uuid
       UNION ALL SELECT question_id::text FROM placements WHERE quiz_id = $1::uuid
       UNION ALL SELECT id::text FROM attempts WHERE quiz_id = $1::uuid
       UNION ALL SELECT id::text FROM candidates WHERE quiz_id = $1::uuid
       UNION ALL SELECT learner_id::text FROM candidates WHERE quiz_id = $1::uuid
       UNION ALL SELECT id::text FROM paper_revisions WHERE quiz_id = $1::uuid`,
    [quizId],
  );
  return rows.map(({ id }) => id);
}

/** The placements of a submitted quiz whose questions belong to its institute and are in its revision. */
export async function ownQuestions(sql: Sql, quizId: string): Promise<{ id: string }[]> {
  return sql<{ id: string }>(
    `SELECT p.id FROM placements p JOIN questions q ON q.id = p.question_id
       JOIN quizzes z ON z.id = p.quiz_id
       JOIN paper_revision_questions n ON n.placement_id = p.id AND n.question_id = q.id
     WHERE p.quiz_id = $1 AND q.institute_id = z.institute_id`,
    [quizId],
  );
}
