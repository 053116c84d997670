import { Attempt } from '../attempts/attempt.entity.js';
import { ExamEvent } from '../attempts/events/exam-event.entity.js';
import { Response } from '../attempts/responses/response.entity.js';
import { Candidate } from '../candidates/candidate.entity.js';
import { Learner } from '../candidates/learner.entity.js';
import { defineCommand, defineQueryVariants } from '../core/database/define-query.js';
import { columnNames } from '../core/database/select-columns.js';
import { PaperRevision, PaperRevisionQuestion } from '../exams/revisions/paper-revision.entity.js';
import { contentHashSql } from '../exams/revisions/revision-snapshot.queries.js';
import { ExamRules } from '../exams/rules/exam-rules.entity.js';
import { GradeChange } from '../grading/grade-change.entity.js';
import { Grade } from '../grading/grade.entity.js';
import { MarkingAlias } from '../grading/manual/marking-alias.entity.js';
import { Placement } from '../questions/placement.entity.js';
import { Question } from '../questions/question.entity.js';
import { QuestionVersion } from '../questions/question-version.entity.js';
import { Quiz } from '../quizzes/quiz.entity.js';

const OF_QUIZ = 'quiz_id = $quizId';
/** Also those that only a revision has. */
const QUESTIONS = `SELECT question_id FROM placements WHERE ${OF_QUIZ}
  UNION SELECT question_id FROM paper_revision_questions WHERE ${OF_QUIZ}`;
const ATTEMPTS = `SELECT id FROM attempts WHERE ${OF_QUIZ}`;

/**
 * The tables with rows of a quiz, in the order of their references: the columns that are copied, and the condition.
 * Numbers that the database generates are assigned again. The audit log is not copied.
 */
const PARTS = {
  quizzes: [columnNames(Quiz), 'id = $quizId'],
  exam_rules: [columnNames(ExamRules), OF_QUIZ],
  questions: [columnNames(Question), `id IN (${QUESTIONS})`],
  question_versions: [columnNames(QuestionVersion), `question_id IN (${QUESTIONS})`],
  placements: [columnNames(Placement), OF_QUIZ],
  paper_revisions: [columnNames(PaperRevision), OF_QUIZ],
  paper_revision_questions: [columnNames(PaperRevisionQuestion), OF_QUIZ],
  learners: [columnNames(Learner), `id IN (SELECT learner_id FROM candidates WHERE ${OF_QUIZ})`],
  candidates: [columnNames(Candidate), OF_QUIZ],
  // Receipts are signed for their attempt, and no candidate of a copy needs one.
  attempts: [columnNames(Attempt, ['receipt']), OF_QUIZ],
  responses: [columnNames(Response), `attempt_id IN (${ATTEMPTS})`],
  grades: [columnNames(Grade), OF_QUIZ],
  grade_changes: [
    columnNames(GradeChange),
    `grade_id IN (SELECT id FROM grades WHERE attempt_id IN (${ATTEMPTS}))`,
  ],
  exam_events: [columnNames(ExamEvent, ['id']), OF_QUIZ],
  marking_aliases: [columnNames(MarkingAlias), OF_QUIZ],
} as const;

export type TrialTable = keyof typeof PARTS;
export const TRIAL_TABLES = Object.keys(PARTS) as TrialTable[];

const EACH = TRIAL_TABLES.map((table) => ({ table }));

/** One row: the rows of a table that belong to a quiz, as a JSON array in text, which keeps numbers exact. */
export const findTrialRows = defineQueryVariants<
  { table: TrialTable },
  { quizId: string },
  { rows: string }
>(EACH, ({ table }) => {
  const [, condition] = PARTS[table];
  return `
  SELECT coalesce(jsonb_agg(to_jsonb(t)), '[]')::text AS rows FROM ${table} t
  WHERE ${condition}`;
});

/** Inserts rows that `findTrialRows` returned. */
export const insertTrialRows = defineQueryVariants<{ table: TrialTable }, { rows: string }, never>(
  EACH,
  ({ table }) => {
    const [columns] = PARTS[table];
    return `
  INSERT INTO ${table} (${columns})
  SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $rows)`;
  },
);

/** Hashes the content of revisions again: it contains the ids of questions, which are new in a copy. */
export const updateContentHashes = defineCommand<{ ids: string[] }>(
  `UPDATE paper_revisions SET content_hash = ${contentHashSql('content')} WHERE id = ANY($ids)`,
);
