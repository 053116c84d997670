import { NIL } from 'uuid';
import { SUBMITTED } from '../../attempts/attempt.queries.js';
import { defineQuery, defineQueryVariants } from '../../core/database/define-query.js';
import type { Marks } from '../../marks/fraction.js';
import type { Outcome } from '../../questions/kinds/question-kind.js';
import { IS_ASSIGNED } from '../assignments/marking-assignment.queries.js';
import { FOR_MARKERS } from '../grade.queries.js';

/** Which answers to list. */
export enum MarkingState {
  WAITING = 'WAITING',
  MARKED = 'MARKED',
  ALL = 'ALL',
  MINE = 'MINE',
}

/** Whose answer it is. */
export interface AnswerAuthor {
  aliasId: string;
  number: number;
  name: string;
  /** The number of the attempt, from 1. */
  attempt: number;
}

/** An answer of the queue. It contains the name: only the mapper may send it. */
export interface QueuedAnswer extends AnswerAuthor {
  id: string;
  questionId: string;
  /** That was taken. */
  revisionId: string;
  /** Null for none. */
  response: object | null;
  outcome: Outcome;
  marks: Marks | null;
  maxMarks: Marks;
}

/** The answers of an exam, or of one candidate, to some questions. */
export interface QueueParameters {
  quizId: string;
  /** Of a candidate; null for all. */
  aliasId: string | null;
  /** In order. */
  questionIds: string[];
  /** Of the viewer. */
  userId: string;
  /** The viewer, if they see only what is assigned to them; null: everything. */
  assigneeId: string | null;
}

const CONDITIONS: Record<MarkingState, string> = {
  [MarkingState.WAITING]: `g.outcome = 'WAITING'`,
  [MarkingState.MARKED]: `g.source = 'MARKER' AND g.outcome <> 'WAITING'`,
  [MarkingState.ALL]: FOR_MARKERS,
  [MarkingState.MINE]: `${FOR_MARKERS} AND g.marked_by = $userId`,
};

const FROM = `FROM grades g JOIN attempts a ON a.id = g.attempt_id
  JOIN marking_aliases m ON m.candidate_id = a.candidate_id`;

const IN_SCOPE = `g.quiz_id = $quizId AND ($aliasId::uuid IS NULL OR m.id = $aliasId) AND ${SUBMITTED}
  AND ${IS_ASSIGNED}`;

/**
 * Answers in the order of the paper; within a question, in an order that discloses no candidate.
 * Reads each question from the index in that order, no more rows than needed: exams have a hundred
 * thousand answers.
 */
const inOrder = (columns: string, condition: string, limit: string): string => `
  FROM unnest($questionIds::uuid[]) WITH ORDINALITY AS asked (question_id, place)
    CROSS JOIN LATERAL (SELECT ${columns} ${FROM}
      WHERE ${IN_SCOPE} AND g.question_id = asked.question_id AND ${condition}
      ORDER BY g.id LIMIT ${limit}) g
  ORDER BY asked.place, g.id`;

const LISTED = `g.*, m.id AS "aliasId", m.number, a.number AS attempt, a.candidate_id`;

const states = Object.values(MarkingState).map((state) => ({ state }));

/** A page of the answers in a state, in the order of the paper. */
export const listAnswers = defineQueryVariants<
  { state: MarkingState },
  QueueParameters & { take: number; skip: number },
  QueuedAnswer
>(
  states,
  ({ state }) => `
  SELECT g.id, g.question_id AS "questionId", g.outcome, g.marks, g.max_marks AS "maxMarks", g."aliasId", g.number, g.attempt,
    g.revision_id AS "revisionId",
    (SELECT r.response FROM responses r
     WHERE r.attempt_id = g.attempt_id AND r.question_id = g.question_id) AS response,
    (SELECT l.name FROM candidates c JOIN learners l ON l.id = c.learner_id
     WHERE c.id = g.candidate_id) AS name
  ${inOrder(LISTED, CONDITIONS[state], '$take::int + $skip::int')} LIMIT $take OFFSET $skip`,
);

/** The length of that list, in one row. */
export const countAnswers = defineQueryVariants<
  { state: MarkingState },
  QueueParameters,
  { count: number }
>(
  states,
  ({ state }) => `
  SELECT count(*)::int AS count ${FROM}
  WHERE ${IN_SCOPE} AND g.question_id = ANY($questionIds) AND ${CONDITIONS[state]}`,
);

/**
 * The first waiting answer that nobody else has open, or no row: not `$exceptId`, and in the first
 * question only after `$beyondId`.
 */
export const findNextWaiting = defineQuery<
  QueueParameters & { exceptId: string; beyondId: string },
  { id: string }
>(`
  SELECT g.id ${inOrder(
    'g.id',
    `g.outcome = 'WAITING' AND g.id <> $exceptId
      AND g.id > CASE asked.place WHEN 1 THEN $beyondId::uuid ELSE '${NIL}'::uuid END
      AND NOT EXISTS (SELECT FROM marking_claims k
        WHERE k.grade_id = g.id AND k.user_id <> $userId AND k.until > now())`,
    '1',
  )} LIMIT 1`);

/** Where an answer stands in the queue. */
export interface AnswerPosition {
  id: string;
  questionId: string;
}

/** The position of an answer of an exam. */
export const findAnswerPosition = defineQuery<{ quizId: string; id: string }, AnswerPosition>(
  'SELECT id, question_id AS "questionId" FROM grades WHERE quiz_id = $quizId AND id = $id',
);

/** The questions that any revision of an exam asks. */
export const listAskedQuestions = defineQuery<{ quizId: string }, { id: string }>(`
  SELECT DISTINCT placement_id AS id FROM paper_revision_questions WHERE quiz_id = $quizId
  ORDER BY placement_id`);

/** A row without columns if any revision of an exam asks a question. */
export const findAskedQuestion = defineQuery<{ quizId: string; id: string }, object>(`
  SELECT FROM paper_revision_questions WHERE quiz_id = $quizId AND placement_id = $id LIMIT 1`);

/** A row without columns if a candidate of an exam has this alias. */
export const findAlias = defineQuery<{ quizId: string; id: string }, object>(
  'SELECT FROM marking_aliases WHERE quiz_id = $quizId AND id = $id',
);
