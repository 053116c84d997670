import { ReviewContent, ReviewTime } from '../../exams/rules/exam-rules.entity.js';
import { QuizStatus } from '../../quizzes/quiz.entity.js';
import { GRACE_SECONDS } from '../attempt.entity.js';
import { IS_MARKED } from './provisional-marks.js';

/** The same as `isAvailable` (exams/rules/exam-state.ts). */
const IS_AVAILABLE = `q.is_completed AND q.status = '${QuizStatus.ACTIVE}' AND q.deleted_at IS NULL`;
const HAS_RUNNING_ATTEMPTS = `EXISTS (SELECT FROM attempts o
  WHERE o.quiz_id = a.quiz_id AND o.submitted_at IS NULL AND NOT o.is_preview)`;

/**
 * Whether the candidate may see the score of a submitted attempt now: the rule of exams/rules/review-rule.ts
 * as an SQL condition, so that one statement finds all such attempts. A test compares both. `a` is the
 * attempt, `c` its candidate, `q` the quiz, `r` its rules.
 */
export const SCORE_IS_SHOWN = `r.review_content <> '${ReviewContent.NOTHING}' AND CASE r.review_time
  WHEN '${ReviewTime.AT_ONCE}' THEN true
  WHEN '${ReviewTime.AFTER_CLOSING}' THEN CASE WHEN r.closes_at IS NULL
    THEN NOT (${IS_AVAILABLE}) AND NOT ${HAS_RUNNING_ATTEMPTS}
    ELSE greatest(r.closes_at, c.closes_at) + interval '${GRACE_SECONDS} seconds' <= now() END
  ELSE r.released_at IS NOT NULL OR r.withdrawn_at IS NULL AND CASE r.review_time
    WHEN '${ReviewTime.ON_DATE}' THEN coalesce(r.releases_at <= now(), false)
    WHEN '${ReviewTime.AFTER_MARKING}' THEN ${IS_MARKED}
    ELSE false END
  END`;
