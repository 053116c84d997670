import { useRef, useState, type InputEvent, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { RefusedError } from './graphql-request';
import { validateField, type VisitorField } from './visitor-field';

/** The typed values, and `website`, which only bots fill in. */
export type FormValues<Name extends string> = Record<Name | 'website', string>;

export interface VisitorFormOptions<Name extends string> {
  fields: readonly VisitorField<Name>[];
  /** @throws RefusedError, UnreachableError */
  send: (values: FormValues<Name>) => Promise<unknown>;
  /** Shown once the form is stored. */
  successText: string;
  /** The text for an error that does not concern a field. */
  failureText: (error: unknown) => string;
}

type Problems = Readonly<Record<string, string>>;
type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Sends a form and reports the outcome. The fields are uncontrolled: values typed before hydration, or before
 * an error, stay.
 */
export function useVisitorForm<Name extends string>(options: VisitorFormOptions<Name>) {
  const { fields, send, successText, failureText } = options;
  const [problems, setProblems] = useState<Problems>({});
  const [outcome, setOutcome] = useState<{ isDone: boolean; text: string } | null>(null);
  const [isSending, setIsSending] = useState(false);
  // A ref: two clicks at once come before the next render.
  const isSendingRef = useRef(false);

  /** Shows the problems, and focuses the first invalid field. */
  function showProblems(form: HTMLFormElement, invalid: Problems): void {
    flushSync(() => setProblems(invalid));
    const first = fields.find(({ name }) => name in invalid);
    if (first) findControl(form, first.name)?.focus();
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSendingRef.current) return;
    const form = event.currentTarget;
    setOutcome(null);
    const values = readValues(form, fields);
    const invalid = validateAll(fields, values);
    if (Object.keys(invalid).length > 0) {
      showProblems(form, invalid);
      return;
    }
    isSendingRef.current = true;
    setIsSending(true);
    try {
      await send(values);
      setProblems({});
      setOutcome({ isDone: true, text: successText });
      clearSubmitted(form, fields, values);
    } catch (error) {
      const refused = serverProblems(fields, error);
      if (refused) showProblems(form, refused);
      else setOutcome({ isDone: false, text: failureText(error) });
    } finally {
      isSendingRef.current = false;
      setIsSending(false);
    }
  }

  /** While typing, validates a field again that has a problem, and reports at once if it gets too long. */
  function type(event: InputEvent<HTMLFormElement>): void {
    const { name, value } = event.target as TextControl;
    const field = fields.find((one) => one.name === name);
    if (!field) return;
    const problem = validateField(field, value);
    const isTooLong = problem !== null && value.trim() !== '' && field.type !== 'email';
    setProblems((current) => {
      if (!(name in current) && !isTooLong) return current;
      const others = Object.fromEntries(
        Object.entries(current).filter(([other]) => other !== name),
      );
      return problem === null ? others : { ...others, [name]: problem };
    });
  }

  return { problems, outcome, isSending, submit, type };
}

function findControl(form: HTMLFormElement, name: string): TextControl | null {
  return form.querySelector<TextControl>(`[name="${name}"]`);
}

function readValues<Name extends string>(
  form: HTMLFormElement,
  fields: readonly VisitorField<Name>[],
): FormValues<Name> {
  const names = [...fields.map(({ name }) => name), 'website'];
  const values = names.map((name) => [name, findControl(form, name)?.value ?? '']);
  return Object.fromEntries(values) as FormValues<Name>;
}

function validateAll<Name extends string>(
  fields: readonly VisitorField<Name>[],
  values: FormValues<Name>,
): Problems {
  const invalid: Record<string, string> = {};
  for (const field of fields) {
    const problem = validateField(field, values[field.name]);
    if (problem !== null) invalid[field.name] = problem;
  }
  return invalid;
}

/** The server's problems with fields of this form. */
function serverProblems(fields: readonly VisitorField[], error: unknown): Problems | null {
  if (!(error instanceof RefusedError)) return null;
  const ours = error.fields.filter(({ path }) => fields.some(({ name }) => name === path));
  if (ours.length === 0) return null;
  return Object.fromEntries(ours.map(({ path, message }) => [path, message]));
}

/** Clears the fields; those that changed during the request stay. */
function clearSubmitted<Name extends string>(
  form: HTMLFormElement,
  fields: readonly VisitorField<Name>[],
  values: FormValues<Name>,
): void {
  for (const { name } of fields) {
    const typed = findControl(form, name);
    if (typed?.value !== values[name]) continue;
    typed.value = '';
    // Notifies the character counter.
    typed.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
