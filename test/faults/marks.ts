/** Marks as a person would work them out with the key beside: nothing of the server's is used. */
import type { ExamRules, SittingSeen } from './evidence.js';
import type { Response } from './page/sight.js';

export interface PlainGrade {
  outcome: 'RIGHT' | 'WRONG' | 'BLANK' | 'WAITING';
  /** In hundredths; null: it waits for a person. */
  hundredths: number | null;
  mostHundredths: number;
}

/** @param response what is stored of the question; null: nothing, or taken back */
export function plainGrade(
  { keys, marksPerQuestion, penaltyPercent }: ExamRules,
  { questions }: SittingSeen,
  questionId: string,
  response: Response,
): PlainGrade {
  const question = questions.get(questionId);
  const key = keys.get(question?.text ?? '');
  if (!question || !key) throw new Error(`Nobody knows question ${questionId}`);
  const mostHundredths = Math.round((marksPerQuestion ?? key.marks ?? 1) * 100);
  const graded = (outcome: PlainGrade['outcome'], hundredths: number | null): PlainGrade => ({
    outcome,
    hundredths,
    mostHundredths,
  });
  if (response === null) return graded('BLANK', 0);
  if ('text' in response)
    return response.text.trim() === '' ? graded('BLANK', 0) : graded('WAITING', null);
  if (question.options.get(response.optionId) === key.correctText)
    return graded('RIGHT', mostHundredths);
  const lost = Math.round((mostHundredths * Math.round(penaltyPercent * 100)) / 10_000);
  return graded('WRONG', lost === 0 ? 0 : -lost);
}
