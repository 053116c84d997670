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

const CODE = /^[2-9A-HJ-NP-Z]{8}$/;

/**
 * An exam's code as it is stored, from what somebody typed: case, blanks and hyphens do not matter.
 * @returns null for what cannot be one
 */
export function readExamCode(typed: string): string | null {
  const code = typed.replace(/[\s-]+/g, '').toUpperCase();
  return CODE.test(code) ? code : null;
}
