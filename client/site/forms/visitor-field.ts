import { formTexts as texts } from '../texts/form-texts';

/** A field of a form, and what may stand in it: the server's rules, said before it is asked, and that one can be called. */
export interface VisitorField<Name extends string = string> {
  name: Name;
  label: string;
  type: 'text' | 'email' | 'tel' | 'lines';
  /** What browsers may fill in. */
  autoComplete: string;
  /** Characters, as people count them. */
  most: number;
}

export const nameField: VisitorField<'name'> = {
  name: 'name',
  label: texts.name,
  type: 'text',
  autoComplete: 'name',
  most: 100,
};

export const emailField: VisitorField<'email'> = {
  name: 'email',
  label: texts.email,
  type: 'email',
  autoComplete: 'email',
  most: 254,
};

/** Words may stand beside a number, and every country writes its own way; but this many digits it has. */
const FEWEST_DIGITS = 6;

const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Characters of a text as the server counts them: without blanks around it. */
export function charactersOf(value: string): number {
  return Array.from(value.trim()).length;
}

/** @returns what is wrong with what is typed, or nothing */
export function problemOf({ type, label, most }: VisitorField, value: string): string | null {
  const text = value.trim();
  if (text === '') return texts.required(label);
  if (charactersOf(text) > most) return texts.tooLong(label, most);
  if (type === 'email' && !EMAIL.test(text)) return texts.emailInvalid;
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0;
  return type === 'tel' && digits < FEWEST_DIGITS ? texts.phoneInvalid : null;
}
