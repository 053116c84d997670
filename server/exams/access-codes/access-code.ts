/** Access codes: the code is read out in the room, so that only candidates who are present can start. */
import { requiredText } from '../../core/errors/validation.js';

export const MAX_ACCESS_CODE = 40;

/** The code as staff enter it. */
export const accessCodeRule = requiredText('The access code', MAX_ACCESS_CODE);

/** Compares a typed code with the exam's, without regard to case and blanks. */
export function isAccessCode(typed: string, code: string): boolean {
  return normalize(typed) === normalize(code);
}

function normalize(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, '');
}
