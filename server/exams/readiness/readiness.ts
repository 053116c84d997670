/** The readiness check: problems of an exam to fix before it opens. Pure functions. */
import { marksOf } from '../../marks/fraction.js';
import { rightMarks } from '../../marks/marking-pattern.js';
import { roundMarks } from '../../marks/total-marks.js';
import { kindNamed } from '../../questions/kinds/registry.js';
import { Severity, type QuestionFinding } from '../../questions/kinds/question-kind.js';
import { placedImages } from '../../questions/question-images.js';
import type { CheckedExam, ReadinessFinding } from './exam-finding.js';
import {
  checkCertificate,
  checkExposure,
  checkPublication,
  checkReview,
  checkTimes,
  checkWindow,
} from './readiness-checks.js';
import { isTooFine, totalOfPaper } from '../rules/question-marks.js';
import { MAX_EXAM_QUESTIONS } from '../rules/exam-state.js';
import { marksErrors } from '../rules/marks.errors.js';
import type { RevisionQuestion } from '../revisions/paper-revision.entity.js';

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
    ...checkLength(exam),
    ...checkMarks(exam),
    ...exam.questions.flatMap((question, index) =>
      checkQuestion(exam, question).map((finding): ReadinessFinding => ({
        ...finding,
        questionId: question.id,
        position: index + 1,
      })),
    ),
    ...checkDuplicates(exam),
  ];
  const rank = ({ severity }: ReadinessFinding): number => ORDER.indexOf(severity);
  return findings
    .sort((a, b) => rank(a) - rank(b) || (a.position ?? 0) - (b.position ?? 0))
    .slice(0, MAX_FINDINGS);
}

function checkLength({ quiz }: CheckedExam): ReadinessFinding[] {
  if (quiz.questionCount <= MAX_EXAM_QUESTIONS) return [];
  const message = `An exam can have at most ${MAX_EXAM_QUESTIONS} questions. Divide this quiz into several.`;
  return [{ code: 'EXAM_TOO_LONG', severity: Severity.BLOCKING, message }];
}

/** Compares the pass mark with the highest possible score, and checks that marks can be counted. */
function checkMarks({ quiz, rules, questions }: CheckedExam): ReadinessFinding[] {
  const { passMark } = rules;
  const severity = Severity.BLOCKING;
  // Too many questions: they were not read.
  if (questions.length < quiz.questionCount) return [];
  if (isTooFine(questions, rules))
    return [{ code: 'MARKS_TOO_FINE', severity, message: marksErrors.MARKS_TOO_FINE().message }];
  const total = totalOfPaper(questions, rules);
  // A pass mark is compared with the rounded score.
  if (passMark === null || passMark <= roundMarks(total)) return [];
  const message = `Nobody can pass: the pass mark is ${passMark}, but all questions together earn ${marksOf(total)}. Lower the pass mark.`;
  return [{ code: 'PASS_MARK_OUT_OF_REACH', severity, message, field: 'passMark' }];
}

function checkQuestion({ rules }: CheckedExam, question: RevisionQuestion): QuestionFinding[] {
  const kind = kindNamed(question.kind);
  const findings = kind.check?.(question.body, { shufflesOptions: rules.shufflesOptions }) ?? [];
  const { image, body } = question;
  const undescribed = placedImages(kind, image ? { image, body } : { body }).filter(
    (placed) => !placed.image.alternativeText.trim(),
  );
  const images = undescribed.map(({ path }) => ({
    code: 'NO_ALTERNATIVE_TEXT',
    severity: Severity.WARNING,
    message:
      'An image has no alternative text, so learners who cannot see it do not know what it shows. Describe it.',
    field: path,
  }));
  const worthless = {
    code: 'NO_MARKS',
    severity: Severity.WARNING,
    message: 'This question earns nothing. Give it marks.',
    field: 'marks',
  };
  return [...findings, ...images, ...(rightMarks(question, rules) === '0' ? [worthless] : [])];
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
