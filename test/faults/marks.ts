/** Marks as a person would work them out from the key, without the server's code. */
import { ratioOf, textOf, timesRatio } from '../setup/plain-marks.js';
import type { ExamRules, ShownSitting } from './evidence.js';
import type { Response } from './page/page-view.js';

export interface ExpectedGrade {
  outcome: 'RIGHT' | 'WRONG' | 'BLANK' | 'WAITING';
  /** Null: it waits for a marker. */
  marks: string | null;
  maxMarks: string;
}

/** @param response the stored answer; null: none, or taken back */
export function expectedGrade(
  { keys, marksPerQuestion, wrongMarks }: ExamRules,
  { questions }: ShownSitting,
  questionId: string,
  response: Response,
): ExpectedGrade {
  const question = questions.get(questionId);
  const key = keys.get(question?.text ?? '');
  if (!question || !key) throw new Error(`Unknown question ${questionId}`);
  const maxMarks = marksPerQuestion ?? key.marks ?? '1';
  const graded = (outcome: ExpectedGrade['outcome'], marks: string | null): ExpectedGrade => ({
    outcome,
    marks,
    maxMarks,
  });
  if (response === null) return graded('BLANK', '0');
  if ('text' in response)
    return response.text.trim() === '' ? graded('BLANK', '0') : graded('WAITING', null);
  if (question.options.get(response.optionId) === key.correctText) return graded('RIGHT', maxMarks);
  return graded('WRONG', textOf(timesRatio(ratioOf(maxMarks), ratioOf(wrongMarks))));
}

/** The grades of the questions that an attempt never showed. */
export function unseenGrades(
  { keys, marksPerQuestion }: ExamRules,
  { questions }: ShownSitting,
): ExpectedGrade[] {
  const seen = new Set([...questions.values()].map(({ text }) => text));
  return [...keys]
    .filter(([text]) => !seen.has(text))
    .map(([, { marks }]) => ({
      outcome: 'BLANK',
      marks: '0',
      maxMarks: marksPerQuestion ?? marks ?? '1',
    }));
}
