import type { AttemptRules } from '../attempts/attempt.entity.js';
import { toShownQuestion } from '../attempts/session/sitting.js';
import { provisionalMarks } from '../attempts/submission/provisional-marks.js';
import { ReviewContent } from '../exams/rules/exam-rules.entity.js';
import type { RevisionWithSalt } from '../exams/revisions/paper-revision.queries.js';
import { includesContent } from '../exams/rules/review-rule.js';
import { kindNamed } from '../questions/kinds/registry.js';
import { scoreOfSubmitted } from './submitted-score.js';
import type { AttemptAnswer } from './attempt-answers.js';
import type { ReviewData } from './review.service.js';
import type { Review, ReviewedQuestion, Revision } from './review.schema.js';

export function toReview({
  attempt,
  now,
  title,
  institute,
  content,
  adjustments,
  hasCertificate,
  answers,
}: ReviewData): Review {
  const { id, number, startedAt, submittedAt, submittedBy, isPreview, rules, settlesAt } = attempt;
  const marked = scoreOfSubmitted(attempt);
  if (!submittedAt || !submittedBy || !marked)
    throw new Error(`Attempt ${id} is not submitted: there is nothing to review`);
  return {
    attempt: {
      id,
      number,
      startedAt: startedAt.toISOString(),
      submittedAt: submittedAt.toISOString(),
      submittedBy,
      isPreview,
    },
    title,
    institute,
    content: content as Review['content'],
    ...marked,
    passMark: rules.passMark,
    ...provisionalMarks({ rules, settlesAt, ...marked }, now),
    adjustments,
    hasCertificate,
    ...(answers && {
      questions: answers.map((answer) => toReviewedQuestion(answer, rules, content)),
    }),
  };
}

/** The content includes the key. */
export function toRevision({ number, commitment, salt, content }: RevisionWithSalt): Revision {
  return { number, hash: commitment, salt: salt.toString('hex'), content };
}

/** The only mapper, with `toRevision`, that sends a key to a candidate. */
function toReviewedQuestion(
  { question, arranged, response, grade }: AttemptAnswer,
  rules: AttemptRules,
  content: ReviewContent,
): ReviewedQuestion {
  const answered = {
    ...toShownQuestion(question, arranged, rules),
    response: (response?.response ?? null) as ReviewedQuestion['response'],
  };
  if (!includesContent(content, ReviewContent.KEY)) return answered;
  return {
    ...answered,
    outcome: grade?.outcome,
    given: grade?.marks ?? null,
    comment: grade?.comment ?? null,
    levels: (grade?.rubric ?? []).map(({ criterion, level, marks }) => ({
      criterion,
      level,
      marks,
    })),
    key: { ...kindNamed(question.kind).present(question.body) },
  };
}
