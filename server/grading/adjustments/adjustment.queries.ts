import { SUBMITTED_AT_EXAM } from '../../attempts/attempt.queries.js';
import type { AttemptRules } from '../../attempts/attempt.entity.js';
import { defineCommand, defineQuery, defineRowQuery } from '../../core/database/define-query.js';
import type { Marks } from '../../marks/fraction.js';
import type { Outcome } from '../../questions/kinds/question-kind.js';
import type { GradeSource } from '../grade.entity.js';
import type { ScoreAdjustment } from '../score-adjustment.entity.js';
import {
  ADJUSTMENT_VERSION,
  adjustmentsSql,
  APPLIES_ONE_OF_ALL,
  appliesTo,
  type AppliedAdjustment,
} from '../applied-adjustments.queries.js';

/** Attempts that are not adjusted up to a version, and that an adjustment of all may apply to. */
const TO_ADJUST = `a.quiz_id = $quizId AND NOT a.is_preview AND a.adjusted_version < $version
  AND ${APPLIES_ONE_OF_ALL}`;

/**
 * Lists them. Attempts that run are among them: one that is being submitted now may have read an earlier version.
 */
export const listAttemptsToAdjust = defineQuery<
  { quizId: string; version: number },
  { id: string }
>(`SELECT a.id FROM attempts a WHERE ${TO_ADJUST} ORDER BY a.id`);

/** The papers that attempts of an exam were started with, each with the rules of one attempt for each `marksPerQuestion`. */
export const listMarkedPapers = defineQuery<
  { quizId: string; attemptId: string | null },
  { revisionId: string; rules: AttemptRules }
>(`
  SELECT DISTINCT ON (a.revision_id, a.rules->'marksPerQuestion') a.revision_id AS "revisionId", a.rules
  FROM attempts a
  WHERE a.quiz_id = $quizId AND NOT a.is_preview AND ($attemptId::uuid IS NULL OR a.id = $attemptId)
  ORDER BY a.revision_id, a.rules->'marksPerQuestion'`);

/** How many submitted attempts a worker has adjusted, of how many. */
export const countAdjusted = defineRowQuery<
  { quizId: string },
  { adjustedCount: number; affectedCount: number }
>(`
  SELECT count(*)::int AS "affectedCount",
    (count(*) FILTER (WHERE a.adjusted_version >= ${ADJUSTMENT_VERSION}))::int AS "adjustedCount"
  FROM attempts a WHERE ${SUBMITTED_AT_EXAM} AND ${APPLIES_ONE_OF_ALL}`);

/** The number of the next adjustment, and how many are in force of the exam, or of the attempt. */
export const findNextNumber = defineRowQuery<
  { quizId: string; attemptId: string | null },
  { number: number; count: number }
>(`
  SELECT coalesce(max(number), 0)::int + 1 AS number,
    (count(*) FILTER (WHERE attempt_id IS NOT DISTINCT FROM $attemptId AND undone_at IS NULL))::int AS count
  FROM score_adjustments WHERE quiz_id = $quizId`);

/** An adjustment with the names that staff see. */
export type ListedAdjustment = Omit<
  ScoreAdjustment,
  | 'instituteId'
  | 'quizId'
  | 'number'
  | 'madeBy'
  | 'madeVersion'
  | 'undoneBy'
  | 'undoneVersion'
  | 'problem'
> & {
  /** A worker gave up before all results were changed. */
  hasFailed: boolean;
  learnerName: string | null;
  madeByName: string | null;
  undoneByName: string | null;
};

/** Condition: an adjustment `s` applies to `$attemptId`, or did until it was undone; null: to anybody. */
const APPLIES_TO_ATTEMPT = `($attemptId::uuid IS NULL
  OR ${appliesTo('$attemptId', '(SELECT started_at FROM attempts WHERE id = $attemptId)')})`;

/** Adjustments of an exam, of one of its attempts, or one adjustment, the latest first. */
export const listAdjustments = defineQuery<
  { quizId: string; attemptId: string | null; id: string | null; take: number; skip: number },
  ListedAdjustment
>(`
  SELECT s.id, s.attempt_id AS "attemptId", s.kind, s.marks,
    s.pass_mark::float8 AS "passMark", s.wrong_marks AS "wrongMarks",
    s.wrong_marks_basis AS "wrongMarksBasis", s.reason, s.created_at AS "createdAt",
    s.undone_at AS "undoneAt", s.is_pending AS "isPending",
    s.problem IS NOT NULL AS "hasFailed", l.name AS "learnerName",
    maker.first_name || ' ' || maker.last_name AS "madeByName",
    undoer.first_name || ' ' || undoer.last_name AS "undoneByName"
  FROM score_adjustments s
    LEFT JOIN attempts a ON a.id = s.attempt_id
    LEFT JOIN candidates c ON c.id = a.candidate_id
    LEFT JOIN learners l ON l.id = c.learner_id
    LEFT JOIN users maker ON maker.id = s.made_by
    LEFT JOIN users undoer ON undoer.id = s.undone_by
  WHERE s.quiz_id = $quizId AND ($id::uuid IS NULL OR s.id = $id) AND ${APPLIES_TO_ATTEMPT}
  ORDER BY s.number DESC LIMIT $take OFFSET $skip`);

/** The length of that list. */
export const countAdjustments = defineRowQuery<
  { quizId: string; attemptId: string | null },
  { count: number }
>(`
  SELECT count(*)::int AS count FROM score_adjustments s
  WHERE s.quiz_id = $quizId AND ${APPLIES_TO_ATTEMPT}`);

/** The names of the learners of attempts. */
export const listLearnersOfAttempts = defineQuery<
  { attemptIds: readonly string[] },
  { attemptId: string; name: string }
>(`
  SELECT a.id AS "attemptId", l.name FROM attempts a
    JOIN candidates c ON c.id = a.candidate_id JOIN learners l ON l.id = c.learner_id
  WHERE a.id = ANY($attemptIds)`);

/** Locks an exam against other adjustments, as those who make or undo one do. */
export const lockExam = defineCommand<{ quizId: string }>(
  'SELECT FROM quizzes WHERE id = $quizId FOR NO KEY UPDATE',
);

/**
 * A worker has nothing left to do for an exam, unless something was adjusted or undone meanwhile. Run it under
 * `lockExam`, as a later statement: an undoing that is not committed yet would not be seen.
 */
export const endPending = defineCommand<{ quizId: string; version: number }>(`
  UPDATE score_adjustments SET is_pending = false, problem = NULL
  WHERE quiz_id = $quizId AND is_pending AND ${ADJUSTMENT_VERSION} = $version`);

/** Notes why a worker gave up. Under the same lock. */
export const failPending = defineCommand<{ quizId: string; version: number; problem: string }>(`
  UPDATE score_adjustments SET problem = $problem
  WHERE quiz_id = $quizId AND is_pending AND ${ADJUSTMENT_VERSION} = $version`);

/** A submitted attempt, as far as its adjusted score goes. */
export interface AdjustableAttempt {
  id: string;
  revisionId: string;
  rules: AttemptRules;
  /** Null: no adjustment has changed its rules yet, and `rules` are those it was started under. */
  baseRules: AttemptRules | null;
  score: number;
  exactMaxScore: Marks;
  waitingCount: number;
  markedAnswers: string;
  adjustments: AppliedAdjustment[];
}

/** The submitted attempts of an exam, or one of them, in parts. @param startedBefore null: whenever they started */
export const listAdjustableAttempts = defineQuery<
  {
    quizId: string;
    attemptId: string | null;
    startedBefore: Date | null;
    after: string;
    take: number;
  },
  AdjustableAttempt
>(`
  SELECT a.id, a.revision_id AS "revisionId", a.rules, a.base_rules AS "baseRules", a.score::float8,
    a.exact_max_score AS "exactMaxScore",
    a.waiting_count AS "waitingCount", a.marked_answers AS "markedAnswers",
    ${adjustmentsSql('a.id', 'a.started_at')} AS adjustments
  FROM attempts a WHERE ${SUBMITTED_AT_EXAM} AND a.marked_answers IS NOT NULL AND a.id > $after
    AND ($attemptId::uuid IS NULL OR a.id = $attemptId)
    AND ($startedBefore::timestamptz IS NULL OR a.started_at < $startedBefore)
  ORDER BY a.id LIMIT $take`);

/**
 * A text that changes whenever the results or adjustments of an exam do, or those of one attempt: grades are written only in transactions that
 * also write the row of their attempt, which changes its `xmin`.
 */
export const findResultsStamp = defineRowQuery<
  { quizId: string; attemptId: string | null },
  { stamp: string }
>(`
  SELECT ${ADJUSTMENT_VERSION} || ' ' || count(*) || ' '
    || coalesce(sum(hashtextextended(a.id::text || a.xmin::text, 0)), 0) AS stamp
  FROM attempts a WHERE ${SUBMITTED_AT_EXAM} AND ($attemptId::uuid IS NULL OR a.id = $attemptId)`);

/** A grade that the rule gave, with the answer. */
export interface RuleGrade {
  attemptId: string;
  questionId: string;
  outcome: Outcome;
  choice: number | null;
  marks: Marks;
  source: GradeSource;
  response: object | null;
  epoch: number | null;
  sequence: number | null;
}

/** The grades by the rule of attempts that another penalty may change: neither blank nor waiting. */
export const listRuleGrades = defineQuery<{ attemptIds: readonly string[] }, RuleGrade>(`
  SELECT g.attempt_id AS "attemptId", g.question_id AS "questionId", g.outcome, g.choice, g.marks, g.source,
    r.response, g.response_epoch AS epoch, g.response_sequence AS sequence
  FROM grades g LEFT JOIN responses r USING (attempt_id, question_id)
  WHERE g.attempt_id = ANY($attemptIds) AND g.source = 'RULE' AND g.outcome NOT IN ('BLANK', 'WAITING')`);
