/** Limits of texts and marks that all kinds share (docs/legacy-api.md). */
import { z } from 'zod';
import { boundedText, requiredText } from '../../core/errors/validation.js';

export const MAX_TEXT = 5_000;
export const MAX_MARKS = 1_000;

export const questionText = requiredText('Question', MAX_TEXT);

/** An explanation or a model answer. */
export function longText(name: string) {
  return boundedText(name, MAX_TEXT);
}

const MARKS = `Marks must be a positive number, at most ${MAX_MARKS}, with at most two decimals`;

export const marksRule = z
  .number(MARKS)
  .positive(MARKS)
  .max(MAX_MARKS, MARKS)
  .refine((marks) => marks <= 0 || hasTwoDecimals(marks), MARKS);

/** At most two decimals, and at least one hundredth, because less would be stored as zero. */
function hasTwoDecimals(marks: number): boolean {
  const hundredths = Math.round(marks * 100);
  return hundredths >= 1 && Math.abs(marks * 100 - hundredths) < 1e-6;
}
