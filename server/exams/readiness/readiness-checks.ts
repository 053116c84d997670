/** The readiness checks of an exam's rules and state. */
import { Severity } from '../../questions/kinds/question-kind.js';
import { QuizStatus } from '../../quizzes/quiz.entity.js';
import type { ReadinessFinding } from '../revisions/paper-findings.js';
import type { CheckedExam } from './exam-finding.js';
import { ReviewContent, ReviewTime } from '../rules/exam-rules.entity.js';

const MINUTE_MS = 60_000;
/** Covers all time zones. */
const DAY_MS = 24 * 60 * MINUTE_MS;
const MAX_LISTED_QUESTIONS = 20;

const { BLOCKING, WARNING, ADVICE } = Severity;

/** Checks whether learners can start, and whether they get the latest changes. */
export function checkPublication(exam: CheckedExam): ReadinessFinding[] {
  const { quiz, revision } = exam;
  const findings: ReadinessFinding[] = [];
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
      'The quiz was changed after it was submitted. Learners get the submitted version. Submit it again.',
    );
  if (quiz.status === QuizStatus.INACTIVE)
    add('INACTIVE', BLOCKING, 'The quiz is inactive, so nobody can start. Activate it.', 'status');
  return findings;
}

/** Receipts from before salts were introduced let anybody who knows the questions compute the key. */
export function checkExposure({ revision, exposedPlaces }: CheckedExam): ReadinessFinding[] {
  if (exposedPlaces.length === 0) return [];
  const code = 'KEY_IN_RECEIPTS';
  const isAll = exposedPlaces.length === revision?.questionCount;
  const which = isAll ? 'all questions' : questionsAt(exposedPlaces);
  const message = `Learners can work out the right answers of ${which} from receipts that were issued before an update. Put other questions in their place and submit the paper again, or make the quiz inactive.`;
  return [{ code, severity: WARNING, message }];
}

/** @returns for example `questions 1, 2 and 5`; only the first ones are listed, the others counted */
function questionsAt(places: readonly number[]): string {
  const others = places.length - MAX_LISTED_QUESTIONS;
  const named = places.slice(0, MAX_LISTED_QUESTIONS).map(String);
  if (others > 0) named.push(`${others} more`);
  const list = new Intl.ListFormat('en-GB').format(named);
  return `${places.length === 1 ? 'question' : 'questions'} ${list}`;
}

export function checkWindow({ quiz, rules, pausedAt, now }: CheckedExam): ReadinessFinding[] {
  const { opensAt, closesAt } = rules;
  const minutes = quiz.durationMinutes;
  if (closesAt === null) {
    if (minutes !== null) return [];
    const message =
      'There is no duration and no closing time, so attempts never end by themselves. Set one of them.';
    return [{ code: 'NO_END', severity: ADVICE, message, field: 'closesAt' }];
  }
  // A paused exam does not close.
  const clock = pausedAt ?? now;
  if (closesAt <= clock) {
    const message = 'The exam has already closed. Set a later closing time, or none.';
    return [{ code: 'CLOSED', severity: BLOCKING, message, field: 'closesAt' }];
  }
  const open = Math.floor((closesAt.getTime() - (opensAt ?? clock).getTime()) / MINUTE_MS);
  if (minutes === null || open >= minutes) return [];
  const message = `The exam is open for ${open} minutes but takes ${minutes}, so nobody has the full time. Close it later, or shorten it.`;
  return [{ code: 'WINDOW_TOO_SHORT', severity: WARNING, message, field: 'closesAt' }];
}

/** Finds times that nobody can have meant. They come from programs, and from earlier releases that misread some. */
export function checkTimes({ quiz, rules }: CheckedExam): ReadinessFinding[] {
  const names = { opensAt: 'opening', closesAt: 'closing', releasesAt: 'date of the results' };
  return (Object.keys(names) as (keyof typeof names)[]).flatMap((field) => {
    const time = rules[field];
    if (time === null || time.getTime() >= quiz.createdAt.getTime() - DAY_MS) return [];
    const message = `The ${names[field]} is before this quiz was created, which is probably a mistake. Set it again.`;
    return [{ code: 'TIME_BEFORE_QUIZ', severity: WARNING, message, field }];
  });
}

/** Checks what learners see after the exam, and when. */
export function checkReview({ rules }: CheckedExam): ReadinessFinding[] {
  const { reviewContent, reviewTime, closesAt, releasesAt } = rules;
  if (reviewContent === ReviewContent.NOTHING) return [];
  if (reviewTime === ReviewTime.AFTER_CLOSING && closesAt === null) {
    const message =
      'Learners see their results after the exam closes, but it has no closing time: they wait until the quiz is inactive. Set a closing time.';
    return [{ code: 'REVIEW_WITHOUT_CLOSING', severity: ADVICE, message, field: 'closesAt' }];
  }
  if (reviewTime === ReviewTime.ON_DATE && releasesAt === null) {
    const message =
      'Learners see their results on a date, but no date is set: they wait until you release them. Set the date.';
    return [{ code: 'NO_RELEASE_DATE', severity: WARNING, message, field: 'releasesAt' }];
  }
  const since = reviewContent === ReviewContent.KEY ? keyShownEarly(rules) : null;
  if (since === null) return [];
  const whose =
    rules.attemptsAllowed > 1
      ? 'before their next attempt, and can pass it on'
      : 'while others may still be taking the exam';
  const message = `Learners see the key ${since}, ${whose}. Show it later: after the closing time, or when you release the results.`;
  return [{ code: 'KEY_SHOWN_EARLY', severity: WARNING, message, field: 'reviewTime' }];
}

/** @returns when, in words, learners see the key before the others are done; null if they do not */
function keyShownEarly(rules: CheckedExam['rules']): string | null {
  const { reviewTime, closesAt, releasesAt, releasedAt } = rules;
  if (reviewTime === ReviewTime.AFTER_CLOSING) return null;
  if (reviewTime === ReviewTime.AT_ONCE || releasedAt !== null) return 'as soon as they submit';
  if (reviewTime === ReviewTime.AFTER_MARKING) return 'as soon as theirs is marked';
  const isBefore = releasesAt !== null && (closesAt === null || releasesAt < closesAt);
  return reviewTime === ReviewTime.ON_DATE && isBefore ? 'before the exam has closed' : null;
}

/** Checks whether anybody can get the certificate that the rules promise. */
export function checkCertificate({ rules }: CheckedExam): ReadinessFinding[] {
  const { hasCertificate, passMark, reviewContent } = rules;
  const [code, severity] = ['CERTIFICATE_FOR_NOBODY', WARNING] as const;
  if (hasCertificate && passMark === null) {
    const message = 'There is a certificate for everyone who passes, but no pass mark. Set one.';
    return [{ code, severity, message, field: 'passMark' }];
  }
  if (hasCertificate && reviewContent === ReviewContent.NOTHING) {
    const message =
      'There is a certificate for everyone who passes, but learners do not see their results. Show them their score.';
    return [{ code, severity, message, field: 'reviewContent' }];
  }
  return [];
}
