import { defineCommand, defineQuery } from '../../core/database/define-query.js';
import { columnNames } from '../../core/database/select-columns.js';
import { PLACED } from '../../questions/placement.queries.js';
import { ExamRules } from './exam-rules.entity.js';
import type { MarkedQuestion } from './question-marks.js';

/** Inserts rules with the defaults of the columns. Nothing if the quiz has rules, or another exam has the code. */
export const insertRules = defineCommand<{ quizId: string; code: string }>(
  'INSERT INTO exam_rules (quiz_id, code) VALUES ($quizId, $code) ON CONFLICT DO NOTHING',
);

/** Columns that a copy takes over: all, also those added later, but these. */
const COPIED = columnNames(ExamRules, [
  'quizId',
  'code',
  // It belongs to one sitting, and the candidates of that know it.
  'accessCode',
  'opensAt',
  'closesAt',
  'releasesAt',
  'releasedAt',
  'withdrawnAt',
  'releaseNumber',
  // The copy is a new exam, whose paper is not submitted yet.
  'isReady',
  'version',
  'updatedAt',
]);

/** Inserts a copy of the rules of `$fromQuizId`, if it has any, with a code that no exam has. */
export const insertCopyOfRules = defineCommand<{
  fromQuizId: string;
  toQuizId: string;
  code: string;
}>(`
  INSERT INTO exam_rules (quiz_id, code, ${COPIED})
  SELECT $toQuizId, $code, ${COPIED} FROM exam_rules WHERE quiz_id = $fromQuizId`);

/** Lets an exam open that was not ready. Neither the version of its rules nor their time changes. */
export const updateReady = defineCommand<{ quizId: string }>(
  'UPDATE exam_rules SET is_ready = true WHERE quiz_id = $quizId',
);

/** The marks of a quiz's questions in order, without those in the trash. */
export const listQuestionMarks = defineQuery<{ quizId: string }, MarkedQuestion>(`
  SELECT v.kind, p.marks, p.wrong_marks AS "wrongMarks" FROM ${PLACED}
  WHERE p.quiz_id = $quizId AND p.deleted_at IS NULL ORDER BY p.position`);

/** The same of the paper that learners take: of the current revision, unless it is too long for an exam. */
export const listPublishedMarks = defineQuery<
  { quizId: string; maxQuestions: number },
  MarkedQuestion
>(`
  SELECT question->>'kind' AS kind, question->'marks' AS marks,
    question->>'wrongMarks' AS "wrongMarks"
  FROM paper_revisions p, jsonb_array_elements(p.content->'questions') question
  WHERE p.quiz_id = $quizId AND p.question_count <= $maxQuestions
    AND p.number = (SELECT max(number) FROM paper_revisions WHERE quiz_id = $quizId)`);
