import type { AttemptRules } from '../attempts/attempt.entity.js';
import { toShownQuestion } from '../attempts/session/sitting.js';
import { provisionalMarks } from '../attempts/submission/provisional-marks.js';
import { ReviewContent } from '../exams/rules/exam-rules.entity.js';
import type { RevisionOpened } from '../exams/revisions/paper-revisions.js';
import { shows } from '../exams/rules/review-rule.js';
import { kindNamed } from '../questions/kinds/registry.js';
import { markedOf } from './marked.js';
import type { AttemptAnswer } from './attempt-answers.js';
import type { ReviewRead } from './review.service.js';
import type { Review, ReviewedQuestion, Revision } from './review.schema.js';

export function toReview({
  attempt,
  now,
  title,
  institute,
  content,
  hasCertificate,
  answers,
}: ReviewRead): Review {
  const { id, number, startedAt, submittedAt, submittedBy, isPreview, rules, settlesAt } = attempt;
  const marked = markedOf(attempt);
  if (!submittedAt || !submittedBy || !marked)
    throw new Error(`${id} runs: there is nothing to review`);
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
    hasCertificate,
    ...(answers && {
      questions: answers.map((answer) => toReviewed(answer, rules, content)),
    }),
  };
}

/** The key is in the content. */
export function toRevision({ number, commitment, salt, content }: RevisionOpened): Revision {
  return { number, hash: commitment, salt: salt.toString('hex'), content };
}

/** With `toRevision`, the one way of a key to a learner. */
function toReviewed(
  { question, arranged, response, grade }: AttemptAnswer,
  rules: AttemptRules,
  content: ReviewContent,
): ReviewedQuestion {
  const answered = {
    ...toShownQuestion(question, arranged, rules),
    response: (response?.response ?? null) as ReviewedQuestion['response'],
  };
  if (!shows(content, ReviewContent.KEY)) return answered;
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
