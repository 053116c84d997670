import { defineCommand, defineQuery } from '../core/database/define-query.js';
import type { Marks } from '../marks/fraction.js';
import type { Outcome } from '../questions/kinds/question-kind.js';
import type { GradeSource } from './grade.entity.js';

/** SQL condition: a person marks the answer with the grade `g`, as in the index of grades. */
export const FOR_MARKERS = `(g.outcome = 'WAITING' OR g.source = 'MARKER')`;

/** A stored answer, and its grade of the previous marking. */
export interface StoredAnswer {
  questionId: string;
  /** Null for none, and for a withdrawn one. */
  response: object | null;
  /** Of the response; null where none was ever saved. */
  epoch: number | null;
  sequence: number | null;
  /** Null where it was never marked. */
  source: GradeSource | null;
  outcome: Outcome | null;
  marks: Marks | null;
  /** Whether the marked answer was recorded; it always is before an answer can change. */
  isRecorded: boolean;
  /** The answer that was marked. */
  markedResponse: object | null;
}

/** All stored answers of an attempt with their grades, in one statement. */
export const listStoredAnswers = defineQuery<{ attemptId: string }, StoredAnswer>(`
  SELECT coalesce(r.question_id, g.question_id) AS "questionId", r.response, r.epoch, r.sequence,
    g.source, g.outcome, g.marks, c.grade_id IS NOT NULL AS "isRecorded",
    c.response AS "markedResponse"
  FROM (SELECT * FROM responses WHERE attempt_id = $attemptId) r
  FULL JOIN (SELECT * FROM grades WHERE attempt_id = $attemptId) g ON g.question_id = r.question_id
  LEFT JOIN grade_changes c ON c.grade_id = g.id AND c.version = g.version`);

/**
 * Stores grades by the rule, in one statement. They replace those of an earlier submission that
 * differ. `$grades` is a JSON array of marked answers, each with its rule as it is stored, and with lease and
 * place of its response.
 */
export const upsertGrades = defineCommand<{
  attemptId: string;
  quizId: string;
  revisionId: string;
  grades: string;
}>(`
  INSERT INTO grades AS g (attempt_id, question_id, quiz_id, outcome, marks, max_marks, rule,
    revision_id, choice, response_epoch, response_sequence)
  SELECT $attemptId, m."questionId", $quizId, m.outcome, m.marks, m."maxMarks", m.rule,
    $revisionId, m.choice, m.epoch, m.sequence
  FROM jsonb_to_recordset($grades) AS m ("questionId" uuid, outcome text, marks text,
    "maxMarks" text, rule jsonb,
    choice smallint, epoch int, sequence int)
  ON CONFLICT (attempt_id, question_id) DO UPDATE SET outcome = excluded.outcome,
    marks = excluded.marks, max_marks = excluded.max_marks, rule = excluded.rule,
    revision_id = excluded.revision_id, choice = excluded.choice,
    response_epoch = excluded.response_epoch,
    response_sequence = excluded.response_sequence, source = 'RULE', marked_by = NULL,
    comment = NULL, rubric = NULL, reason = NULL, is_typed = false, version = g.version + 1,
    graded_at = excluded.graded_at
  WHERE g.source <> 'RULE'
    OR (g.outcome, g.marks, g.rule, g.choice, g.response_epoch, g.response_sequence) IS DISTINCT FROM
      (excluded.outcome, excluded.marks, excluded.rule, excluded.choice,
        excluded.response_epoch, excluded.response_sequence)`);
