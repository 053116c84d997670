/**
 * Validation of account forms in the client (docs/specification.md, section 5; decisions 0003 and
 * 0004).
 */
import { authTexts as auth } from '../texts/auth-texts';

/** Letters of any script with their marks, and the two joiners some scripts need. */
const LETTERS = /^\p{L}[\p{L}\p{M}\u200c\u200d]*$/u;
const LETTERS_DIGITS_SPACES = /^[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}\u200c\u200d ]*$/u;
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
/** New passwords; the pattern requires no digit. */
const NEW_PASSWORD = /^(?=.*[a-z])(?=.*[A-Z])(?=.*[!@#$%^&*])[A-Za-z\d!@#$%^&*]{8,}$/;
/** The specified log-in pattern; a password may match either (decision 0003). */
const LOG_IN_PASSWORD = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@$!%*?&])[A-Za-z\d@$!%*?&]{8,}$/;

type Rule = (value: string) => string | null;

export const emailRule: Rule = (value) => {
  if (value.trim() === '') return auth.emailRequired;
  return EMAIL.test(value.trim()) ? null : auth.emailInvalid;
};

export const newPasswordRule: Rule = (value) => {
  if (value === '') return auth.passwordRequired;
  return NEW_PASSWORD.test(value) ? null : auth.passwordRule;
};

export const logInPasswordRule: Rule = (value) => {
  if (value === '') return auth.passwordRequired;
  return NEW_PASSWORD.test(value) || LOG_IN_PASSWORD.test(value) ? null : auth.passwordRule;
};

export function nameRule(name: string): Rule {
  return (value) => {
    const text = value.trim();
    if (text === '') return auth.nameRequired(name);
    if (!LETTERS.test(text)) return auth.nameLetters(name);
    return Array.from(text).length > 28 ? auth.nameTooLong(name) : null;
  };
}

export const instituteRule: Rule = (value) => {
  const text = value.trim();
  if (text === '') return auth.instituteRequired;
  if (!LETTERS_DIGITS_SPACES.test(text)) return auth.instituteLetters;
  return Array.from(text).length > 200 ? auth.instituteTooLong : null;
};
