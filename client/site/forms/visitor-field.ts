import { formTexts as texts } from '../texts/form-texts';

/** A form field. It is validated by the server's rules before it is sent, and a phone number by its digits. */
export interface VisitorField<Name extends string = string> {
  name: Name;
  label: string;
  type: 'text' | 'email' | 'tel' | 'lines';
  /** The `autocomplete` attribute. */
  autoComplete: string;
  /** In characters (code points). */
  maxLength: number;
}

export const nameField: VisitorField<'name'> = {
  name: 'name',
  label: texts.name,
  type: 'text',
  autoComplete: 'name',
  maxLength: 100,
};

export const emailField: VisitorField<'email'> = {
  name: 'email',
  label: texts.email,
  type: 'email',
  autoComplete: 'email',
  maxLength: 254,
};

/** A phone number may contain words and any punctuation, but has at least this many digits. */
const MIN_DIGITS = 6;

const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Counts characters like the server: without surrounding spaces. */
export function countCharacters(value: string): number {
  return Array.from(value.trim()).length;
}

/** @returns the problem with a value, or null */
export function validateField(
  { type, label, maxLength }: VisitorField,
  value: string,
): string | null {
  const text = value.trim();
  if (text === '') return texts.required(label);
  if (countCharacters(text) > maxLength) return texts.tooLong(label, maxLength);
  if (type === 'email' && !EMAIL.test(text)) return texts.emailInvalid;
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0;
  return type === 'tel' && digits < MIN_DIGITS ? texts.phoneInvalid : null;
}
