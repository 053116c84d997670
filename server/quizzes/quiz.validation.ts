import { z } from 'zod';
import { boundedText, omittable, requiredText } from '../core/errors/validation.js';
import { QuizStatus } from './quiz.entity.js';

export const MAX_TITLE = 200;
export const MAX_QUESTIONS = 40_000;
/** A week (docs/legacy-api.md). */
const MAX_MINUTES = 10_080;

export const titleRule = requiredText('Quiz title', MAX_TITLE);

const DURATION = 'Duration must be a positive whole number of minutes, at most 10,080';

const durationRule = z.number(DURATION).int(DURATION).min(1, DURATION).max(MAX_MINUTES, DURATION);

export const quizChangeRules = z.object({
  title: omittable(titleRule),
  status: omittable(z.enum(QuizStatus)),
  isCompleted: omittable(z.boolean()),
  /** Null clears it: a quiz may have no time limit. */
  durationMinutes: durationRule.nullish(),
  /** The version that the caller has seen; without it, the change is made in any case (docs/legacy-api.md). */
  version: z.int().nullish(),
});

export const quizFilterRules = z.object({
  filter: z.object({
    status: z.enum(QuizStatus).nullish(),
    isCompleted: z.boolean().nullish(),
    /** Part of the title, ignoring case. */
    search: boundedText('Search', MAX_TITLE).nullish(),
  }),
});

/** A title for comparison, without case and surrounding blanks. */
export function titleKey(title: string): string {
  return title.trim().normalize('NFC').toLowerCase();
}
