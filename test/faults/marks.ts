/** Marks as a person would work them out from the key, without the server's code. */
import type { ExamRules, ShownSitting } from './evidence.js';
import type { Response } from './page/page-view.js';

export interface ExpectedGrade {
  outcome: 'RIGHT' | 'WRONG' | 'BLANK' | 'WAITING';
  /** In hundredths; null: it waits for a marker. */
  hundredths: number | null;
  maxHundredths: number;
}

/** @param response the stored answer; null: none, or taken back */
export function expectedGrade(
  { keys, marksPerQuestion, penaltyPercent }: ExamRules,
  { questions }: ShownSitting,
  questionId: string,
  response: Response,
): ExpectedGrade {
  const question = questions.get(questionId);
  const key = keys.get(question?.text ?? '');
  if (!question || !key) throw new Error(`Unknown question ${questionId}`);
  const maxHundredths = Math.round((marksPerQuestion ?? key.marks ?? 1) * 100);
  const graded = (outcome: ExpectedGrade['outcome'], hundredths: number | null): ExpectedGrade => ({
    outcome,
    hundredths,
    maxHundredths,
  });
  if (response === null) return graded('BLANK', 0);
  if ('text' in response)
    return response.text.trim() === '' ? graded('BLANK', 0) : graded('WAITING', null);
  if (question.options.get(response.optionId) === key.correctText)
    return graded('RIGHT', maxHundredths);
  const penalty = Math.round((maxHundredths * Math.round(penaltyPercent * 100)) / 10_000);
  return graded('WRONG', penalty === 0 ? 0 : -penalty);
}
