/** What all kinds share: the bounds of their texts and marks (legacy-api.md). */
import { z } from 'zod';
import { boundedText, requiredText } from '../../core/errors/validation.js';

export const MAX_TEXT = 5_000;
export const MAX_MARKS = 1_000;

export const questionText = requiredText('Question', MAX_TEXT);

/** An explanation or a model answer. */
export function longText(name: string) {
  return boundedText(name, MAX_TEXT);
}

/** Of two decimals: what is smaller would be stored as none. */
const LEAST_MARKS = 0.01;
const MARKS = `Marks must be a positive number, at most ${MAX_MARKS}, with at most two decimals`;

export const marksRule = z
  .number(MARKS)
  .min(LEAST_MARKS, MARKS)
  .max(MAX_MARKS, MARKS)
  .refine((marks) => Math.abs(marks * 100 - Math.round(marks * 100)) < 1e-6, MARKS);
