/** Thousands of submitted attempts with every question answered. */
import type { Application } from './application.js';

const OF = 'FROM quizzes q, generate_series(1, $2::int) n WHERE q.id = $1';
/** In the format of a random UUID (version 4), which the API requires. */
const id = (kind: string) =>
  `overlay(overlay(md5('${kind}' || q.id || n) placing '4' from 13) placing '8' from 17)::uuid`;

const STEPS = [
  `INSERT INTO learners (id, institute_id, created_by, name, email)
   SELECT ${id('learner')}, q.institute_id, q.created_by, 'Learner ' || n, 'l' || n || '.' || q.id || '@crowd.example'
   ${OF}`,
  `INSERT INTO candidates (id, institute_id, created_by, quiz_id, learner_id, origin)
   SELECT ${id('candidate')}, q.institute_id, q.created_by, q.id, ${id('learner')}, 'INVITED' ${OF}`,
  `INSERT INTO attempts (id, institute_id, created_by, quiz_id, revision_id, candidate_id, number, rules,
     seed, arrangement, lease_holder, started_at, submitted_at, submitted_by, score, max_score,
     exact_score, exact_max_score, waiting_count, marked_answers)
   SELECT ${id('attempt')}, q.institute_id, q.created_by, q.id,
     (SELECT p.id FROM paper_revisions p WHERE p.quiz_id = q.id AND p.number = 1), ${id('candidate')}, 1,
     '{"passMark": 3, "wrongMarks": "0", "wrongMarksBasis": "QUESTION", "marksPerQuestion": null}', 1, '[]', 'page',
     now() - interval '2 hours', now() - interval '1 hour' + n * interval '1 microsecond', 'LEARNER', 5, 10,
     '5', '10', 0, (SELECT string_agg('R:1', ' ') FROM paper_revisions p,
       jsonb_array_elements(p.content->'questions') WHERE p.quiz_id = q.id AND p.number = 1)
   ${OF}`,
  `INSERT INTO responses (attempt_id, question_id, response, epoch, sequence, saved_at)
   SELECT ${id('attempt')}, (question->>'id')::uuid,
     coalesce(jsonb_build_object('optionId', question->'body'->'options'->(n % 2)->'id'), '{}'), 1, 1, now()
   FROM quizzes q, paper_revisions p, jsonb_array_elements(p.content->'questions') question,
     generate_series(1, $2::int) n
   WHERE q.id = $1 AND p.quiz_id = q.id AND p.number = 1`,
  `INSERT INTO grades (attempt_id, question_id, quiz_id, outcome, marks, max_marks, rule, revision_id)
   SELECT r.attempt_id, r.question_id, a.quiz_id, 'RIGHT', '1', '1', '{"marks": "1", "wrongMarks": "0"}', a.revision_id
   FROM responses r JOIN attempts a ON a.id = r.attempt_id WHERE a.quiz_id = $1 AND $2::int > 0`,
];

/** @param quizId a submitted quiz of multiple-choice questions, without attempts */
export async function addAnsweredAttempts(
  app: Application,
  quizId: string,
  count: number,
): Promise<void> {
  for (const step of STEPS) await app.sql(step, [quizId, count]);
}
