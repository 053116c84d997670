import { SCORE_IS_SHOWN } from '../../attempts/submission/submission.queries.js';
import { defineQuery, defineRowQuery } from '../../core/database/define-query.js';
import { ReviewContent } from '../../exams/rules/exam-rules.entity.js';
import { TYPING_WINDOW } from '../attempt-score.queries.js';

/** Who may have seen a grade. */
interface Visibility {
  /** Changed so lately that its marker may still be typing. */
  isRecent: boolean;
  /** Whether its learner may have seen it. */
  isShown: boolean;
  /** Whether learners see comments. */
  showsComments: boolean;
}

/** By the database's clock. A result shown at the time may have been withdrawn since. */
export const findVisibility = defineRowQuery<{ gradeId: string }, Visibility>(`
  SELECT g.graded_at > now() - ${TYPING_WINDOW} AS "isRecent",
    ${SCORE_IS_SHOWN} OR coalesce(r.withdrawn_at >= g.graded_at, false) AS "isShown",
    r.review_content = '${ReviewContent.KEY}' AS "showsComments"
  FROM grades g JOIN attempts a ON a.id = g.attempt_id JOIN candidates c ON c.id = a.candidate_id
    JOIN quizzes q ON q.id = a.quiz_id JOIN exam_rules r ON r.quiz_id = a.quiz_id
  WHERE g.id = $gradeId`);

/** The learner of a candidate; no row for a preview. */
export const findCandidateLearner = defineQuery<
  { candidateId: string },
  { id: string; name: string }
>(`
  SELECT l.id, l.name FROM candidates c JOIN learners l ON l.id = c.learner_id WHERE c.id = $candidateId`);
