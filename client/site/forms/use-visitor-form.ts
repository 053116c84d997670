import { useRef, useState, type InputEvent, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { Refused } from '../ask';
import { problemOf, type VisitorField } from './visitor-field';

/** What is typed, and the field that only programs fill. */
export type Sent<Name extends string> = Record<Name | 'website', string>;

export interface Sending<Name extends string> {
  fields: readonly VisitorField<Name>[];
  /** @throws Refused, Unreachable */
  send: (sent: Sent<Name>) => Promise<unknown>;
  /** Said once it is stored. */
  done: string;
  /** What to say of a failure that is of no field. */
  failed: (error: unknown) => string;
}

type Problems = Readonly<Record<string, string>>;
type Typed = HTMLInputElement | HTMLTextAreaElement;

/**
 * Sends a form once, and says what became of it. What is typed belongs to the document, not to React: so it is
 * there before this is, and whatever fails, it stays.
 */
export function useVisitorForm<Name extends string>(sending: Sending<Name>) {
  const { fields, send, done, failed } = sending;
  const [problems, setProblems] = useState<Problems>({});
  const [outcome, setOutcome] = useState<{ isDone: boolean; text: string } | null>(null);
  const [isSending, setIsSending] = useState(false);
  // Two presses at once come before anything is drawn anew.
  const isUnderWay = useRef(false);

  /** The first faulty field has the focus, and says at once why. */
  function point(form: HTMLFormElement, found: Problems): void {
    flushSync(() => setProblems(found));
    const first = fields.find(({ name }) => name in found);
    if (first) typedIn(form, first.name)?.focus();
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isUnderWay.current) return;
    const form = event.currentTarget;
    setOutcome(null);
    const sent = valuesOf(form, fields);
    const found = problemsOf(fields, sent);
    if (Object.keys(found).length > 0) {
      point(form, found);
      return;
    }
    isUnderWay.current = true;
    setIsSending(true);
    try {
      await send(sent);
      setProblems({});
      setOutcome({ isDone: true, text: done });
      clear(form, fields, sent);
    } catch (error) {
      const told = toldOf(fields, error);
      if (told) point(form, told);
      else setOutcome({ isDone: false, text: failed(error) });
    } finally {
      isUnderWay.current = false;
      setIsSending(false);
    }
  }

  /** What was wrong is looked at again while it is mended; what gets too long says so at once. */
  function type(event: InputEvent<HTMLFormElement>): void {
    const { name, value } = event.target as Typed;
    const field = fields.find((one) => one.name === name);
    if (!field) return;
    const problem = problemOf(field, value);
    const isTooLong = problem !== null && value.trim() !== '' && field.type !== 'email';
    setProblems((known) => {
      if (!(name in known) && !isTooLong) return known;
      const others = Object.fromEntries(Object.entries(known).filter(([other]) => other !== name));
      return problem === null ? others : { ...others, [name]: problem };
    });
  }

  return { problems, outcome, isSending, submit, type };
}

function typedIn(form: HTMLFormElement, name: string): Typed | null {
  return form.querySelector<Typed>(`[name="${name}"]`);
}

function valuesOf<Name extends string>(
  form: HTMLFormElement,
  fields: readonly VisitorField<Name>[],
): Sent<Name> {
  const names = [...fields.map(({ name }) => name), 'website'];
  const values = names.map((name) => [name, typedIn(form, name)?.value ?? '']);
  return Object.fromEntries(values) as Sent<Name>;
}

function problemsOf<Name extends string>(
  fields: readonly VisitorField<Name>[],
  sent: Sent<Name>,
): Problems {
  const found: Record<string, string> = {};
  for (const field of fields) {
    const problem = problemOf(field, sent[field.name]);
    if (problem !== null) found[field.name] = problem;
  }
  return found;
}

/** What the server says of fields that stand here. */
function toldOf(fields: readonly VisitorField[], error: unknown): Problems | null {
  if (!(error instanceof Refused)) return null;
  const ours = error.fields.filter(({ path }) => fields.some(({ name }) => name === path));
  if (ours.length === 0) return null;
  return Object.fromEntries(ours.map(({ path, message }) => [path, message]));
}

/** Empties what was sent; what was typed meanwhile stays. */
function clear<Name extends string>(
  form: HTMLFormElement,
  fields: readonly VisitorField<Name>[],
  sent: Sent<Name>,
): void {
  for (const { name } of fields) {
    const typed = typedIn(form, name);
    if (typed?.value !== sent[name]) continue;
    typed.value = '';
    // For whatever counts along.
    typed.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
