/** @jsxImportSource preact */
/** The fields for name and e-mail address, shared by all forms. */
import { Field } from '../components/parts';
import { texts } from '../texts/texts';

const words = texts.front;
const MAX_NAME = 200;
const MAX_EMAIL = 254;
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

export const isEmailAddress = (typed: string): boolean => EMAIL.test(typed.trim());

export function NameField({
  name,
  fault,
  onName,
}: {
  name: string;
  fault: string | null;
  onName: (name: string) => void;
}) {
  return (
    <Field
      label={words.name}
      hint={words.nameLead}
      fault={fault}
      value={name}
      onInput={({ currentTarget }) => onName(currentTarget.value)}
      autoComplete="name"
      dir="auto"
      maxLength={MAX_NAME}
    />
  );
}

export function EmailField({
  email,
  fault,
  onEmail,
  hint = words.emailHint,
}: {
  email: string;
  fault: string | null;
  onEmail: (email: string) => void;
  hint?: string;
}) {
  return (
    <Field
      label={words.email}
      hint={hint}
      fault={fault}
      type="email"
      value={email}
      onInput={({ currentTarget }) => onEmail(currentTarget.value)}
      autoComplete="email"
      maxLength={MAX_EMAIL}
    />
  );
}
