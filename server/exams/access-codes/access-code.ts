/** A word that is read out in the room: who was not there does not start. */
import { requiredText } from '../../core/errors/validation.js';

export const MAX_ACCESS_CODE = 40;

/** As staff write it. */
export const accessCodeRule = requiredText('The access code', MAX_ACCESS_CODE);

/** Whether somebody typed the code, however they write what they heard: letters large or small, blanks or none. */
export function isAccessCode(typed: string, code: string): boolean {
  return plain(typed) === plain(code);
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, '');
}
