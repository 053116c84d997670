/** Problems of a paper under the rules of its exam. Pure functions. */
import { marksOf } from '../../marks/fraction.js';
import { rightMarks } from '../../marks/marking-pattern.js';
import { roundMarks } from '../../marks/total-marks.js';
import { kindNamed } from '../../questions/kinds/registry.js';
import { Severity, type QuestionFinding } from '../../questions/kinds/question-kind.js';
import { placedImages } from '../../questions/question-images.js';
import type { RulesInForce } from '../rules/exam-rules.service.js';
import { MAX_EXAM_QUESTIONS } from '../rules/exam-state.js';
import { marksErrors } from '../rules/marks.errors.js';
import { isTooFine, totalOfPaper } from '../rules/question-marks.js';
import type { RevisionQuestion } from './paper-revision.entity.js';

/** A finding of one question, or of the exam itself if `questionId` is absent. */
export interface ReadinessFinding extends QuestionFinding {
  questionId?: string;
  /** Position of the question in the paper, from 1. */
  position?: number;
}

/** A paper with the rules that its attempts would use. */
export interface CheckedPaper {
  /** Of the paper. */
  questionCount: number;
  /** Empty if there are too many for an exam. */
  questions: readonly RevisionQuestion[];
  rules: RulesInForce;
}

/** @returns findings of all severities, of the exam and then of the questions in their order */
export function checkPaper(paper: CheckedPaper): ReadinessFinding[] {
  const { questions, rules } = paper;
  return [
    ...checkLength(paper),
    ...checkMarks(paper),
    ...questions.flatMap((question, index) =>
      checkQuestion(question, rules).map((finding): ReadinessFinding => ({
        ...finding,
        questionId: question.id,
        position: index + 1,
      })),
    ),
  ];
}

/** What keeps a new exam from opening (decision 0067). */
export function blockingFindings(paper: CheckedPaper): ReadinessFinding[] {
  return checkPaper(paper).filter(({ severity }) => severity === Severity.BLOCKING);
}

function checkLength({ questionCount }: CheckedPaper): ReadinessFinding[] {
  if (questionCount <= MAX_EXAM_QUESTIONS) return [];
  const message = `An exam can have at most ${MAX_EXAM_QUESTIONS} questions. Divide this quiz into several.`;
  return [{ code: 'EXAM_TOO_LONG', severity: Severity.BLOCKING, message }];
}

/** Compares the pass mark with the highest possible score, and checks that marks can be counted. */
function checkMarks({ questionCount, rules, questions }: CheckedPaper): ReadinessFinding[] {
  const { passMark } = rules;
  const severity = Severity.BLOCKING;
  // Too many questions: they were not read.
  if (questions.length < questionCount) return [];
  if (isTooFine(questions, rules))
    return [{ code: 'MARKS_TOO_FINE', severity, message: marksErrors.MARKS_TOO_FINE().message }];
  const total = totalOfPaper(questions, rules);
  // A pass mark is compared with the rounded score.
  if (passMark === null || passMark <= roundMarks(total)) return [];
  const message = `Nobody can pass: the pass mark is ${passMark}, but all questions together earn ${marksOf(total)}. Lower the pass mark.`;
  return [{ code: 'PASS_MARK_OUT_OF_REACH', severity, message, field: 'passMark' }];
}

function checkQuestion(question: RevisionQuestion, rules: RulesInForce): QuestionFinding[] {
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
