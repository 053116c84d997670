/** The part of the check that looks at how an exam is given, not at what it asks. */
import { Severity } from '../questions/kinds/question-kind.js';
import { QuizStatus } from '../quizzes/quiz.entity.js';
import type { CheckedExam, ExamFinding } from './exam-finding.js';
import { ReviewContent, ReviewTime } from './exam-rules.entity.js';

const MINUTE_MS = 60_000;

const { BLOCKING, WARNING, ADVICE } = Severity;

/** What keeps learners from getting it at all, or from getting what their teacher last wrote. */
export function checkPublication(exam: CheckedExam): ExamFinding[] {
  const { quiz, revision } = exam;
  const findings: ExamFinding[] = [];
  const add = (code: string, severity: Severity, message: string, field?: string): void => {
    findings.push({ code, severity, message, ...(field !== undefined && { field }) });
  };
  if (quiz.questionCount === 0)
    add('NO_QUESTIONS', BLOCKING, 'There are no questions yet. Add some.');
  else if (!quiz.isCompleted || !revision)
    add('NOT_SUBMITTED', BLOCKING, 'The paper is not submitted. Submit it.', 'isCompleted');
  else if (exam.hasUnpublishedChanges)
    add(
      'UNPUBLISHED_CHANGES',
      WARNING,
      'The quiz was changed since it was submitted, and learners get it as it was then. Submit it again.',
    );
  if (quiz.status === QuizStatus.INACTIVE)
    add('INACTIVE', BLOCKING, 'The quiz is inactive, so nobody can start. Activate it.', 'status');
  return findings;
}

export function checkWindow({ quiz, rules, now }: CheckedExam): ExamFinding[] {
  const { opensAt, closesAt } = rules;
  const minutes = quiz.durationMinutes;
  if (closesAt === null) {
    if (minutes !== null) return [];
    const message =
      'There is neither a duration nor a closing, so attempts never end by themselves. Set one of them.';
    return [{ code: 'NO_END', severity: ADVICE, message, field: 'closesAt' }];
  }
  if (closesAt <= now) {
    const message = 'The exam has closed already. Set a later closing, or none.';
    return [{ code: 'CLOSED', severity: BLOCKING, message, field: 'closesAt' }];
  }
  const open = Math.floor((closesAt.getTime() - (opensAt ?? now).getTime()) / MINUTE_MS);
  if (minutes === null || open >= minutes) return [];
  const message = `The exam is open for ${open} minutes and takes ${minutes}: nobody has the whole time. Close it later, or shorten it.`;
  return [{ code: 'WINDOW_TOO_SHORT', severity: WARNING, message, field: 'closesAt' }];
}

export function checkReview({ rules }: CheckedExam): ExamFinding[] {
  const { reviewContent, reviewTime, attemptsAllowed, closesAt, releasedAt } = rules;
  const waitsForever = reviewTime === ReviewTime.AFTER_CLOSING && closesAt === null;
  if (waitsForever && reviewContent !== ReviewContent.NOTHING) {
    const message =
      'Learners see their results after the closing, and there is none: they wait until the quiz is put aside. Set a closing.';
    return [{ code: 'REVIEW_WITHOUT_CLOSING', severity: ADVICE, message, field: 'closesAt' }];
  }
  const isAtOnce =
    reviewTime === ReviewTime.AT_ONCE ||
    (reviewTime === ReviewTime.ON_RELEASE && releasedAt !== null);
  if (!isAtOnce || reviewContent !== ReviewContent.KEY) return [];
  const whose =
    attemptsAllowed > 1
      ? 'before their next attempt, and can tell others'
      : 'while others still take the exam';
  const message = `Learners see the key as soon as they have submitted: ${whose}. Show it after the closing.`;
  return [{ code: 'KEY_SHOWN_EARLY', severity: WARNING, message, field: 'reviewTime' }];
}
