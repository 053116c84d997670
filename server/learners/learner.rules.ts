import { z } from 'zod';
import { emailRule, requiredText } from '../core/errors/validation.js';

const MAX_NAME = 200;

/** In an exam, whichever way they came. */
export const MOST_CANDIDATES = 20_000;

/** Names go into mails and lists: line breaks and other controls in them are blanks. */
export const learnerNameRule = z
  .string('Name is required')
  .transform((text) => text.replace(/[\s\p{Cc}]+/gu, ' '))
  .pipe(requiredText('Name', MAX_NAME))
  .meta({ description: 'First and last name, at most 200 characters.', examples: ['Ada Byron'] });

export const learnerEmailRule = z.string('Email is required').pipe(emailRule);
