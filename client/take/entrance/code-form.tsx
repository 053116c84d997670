/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { Button } from '../components/parts';
import { readCode } from '../texts/format';
import { texts } from '../texts/texts';
import { CodeField } from './code-field';

const words = texts.enter;

interface CodeFormProps {
  /** What was typed before, to be corrected. */
  typed: string;
  /** Why that is no code, if it is none. */
  fault: string | null;
  onCode: (code: string) => void;
}

/** Asks for the code of an exam. */
export function CodeForm({ typed: before, fault: firstFault, onCode }: CodeFormProps) {
  const [fault, setFault] = useState(firstFault);
  const [typed, setTyped] = useState(before);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const code = readCode(typed);
    if (code) onCode(code);
    else setFault(words.wrong);
  };
  return (
    <form onSubmit={submit} noValidate>
      <CodeField
        label={words.code}
        hint={words.hint}
        fault={fault}
        typed={typed}
        onTyped={setTyped}
      />
      <Button type="submit" tone="main">
        {words.go}
      </Button>
    </form>
  );
}
