import { z } from 'zod';
import { boundedText, requiredText } from '../core/errors/validation.js';
import { QuizStatus } from './quiz.entity.js';

export const MAX_TITLE = 200;
export const MAX_QUESTIONS = 40_000;

export const titleRule = requiredText('Quiz title', MAX_TITLE);

export const quizChangeRules = z.object({
  title: titleRule.nullish(),
  status: z.enum(QuizStatus).nullish(),
  isCompleted: z.boolean().nullish(),
});

export const quizFilterRules = z.object({
  filter: z.object({
    status: z.enum(QuizStatus).nullish(),
    isCompleted: z.boolean().nullish(),
    /** Part of the title, without regard to case. */
    search: boundedText('Search', MAX_TITLE).nullish(),
  }),
});

/** A title as it is compared: without regard to case and surrounding blanks. */
export function titleKey(title: string): string {
  return title.trim().normalize('NFC').toLowerCase();
}
