/** The readiness check: problems of an exam to fix before it opens. Pure functions. */
import { kindNamed } from '../../questions/kinds/registry.js';
import { Severity } from '../../questions/kinds/question-kind.js';
import { checkPaper, type ReadinessFinding } from '../revisions/paper-findings.js';
import type { CheckedExam } from './exam-finding.js';
import {
  checkCertificate,
  checkExposure,
  checkPublication,
  checkReview,
  checkTimes,
  checkWindow,
} from './readiness-checks.js';

const ORDER = [Severity.BLOCKING, Severity.WARNING, Severity.ADVICE];
/** Findings that staff can work through. */
export const MAX_FINDINGS = 500;

/** @returns at most `MAX_FINDINGS`, the highest severity first, then in the order of the questions */
export function checkReadiness(exam: CheckedExam): ReadinessFinding[] {
  const findings = [
    ...checkPublication(exam),
    ...checkExposure(exam),
    ...checkWindow(exam),
    ...checkTimes(exam),
    ...checkReview(exam),
    ...checkCertificate(exam),
    ...checkPaper({ ...exam, questionCount: exam.quiz.questionCount }),
    ...checkDuplicates(exam),
  ];
  const rank = ({ severity }: ReadinessFinding): number => ORDER.indexOf(severity);
  return findings
    .sort((a, b) => rank(a) - rank(b) || (a.position ?? 0) - (b.position ?? 0))
    .slice(0, MAX_FINDINGS);
}

/** Finds questions that people would take for the same one. */
function checkDuplicates({ questions }: CheckedExam): ReadinessFinding[] {
  const places = new Map<string, number>();
  return questions.flatMap((question, index): ReadinessFinding[] => {
    const { kind, text, body, image } = question;
    const key = JSON.stringify([kind, kindNamed(kind).duplicateKey(text, body), image?.id]);
    const first = places.get(key);
    if (first === undefined) {
      places.set(key, index + 1);
      return [];
    }
    const message = `This is the same as question ${first}. Delete or change one of them.`;
    const where = { questionId: question.id, position: index + 1 };
    return [{ code: 'SAME_QUESTION', severity: Severity.WARNING, message, ...where }];
  });
}
