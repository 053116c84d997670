/** @jsxImportSource preact */
import { Field } from '../components/parts';

interface CodeFieldProps {
  label: string;
  hint: string;
  fault: string | null;
  typed: string;
  onTyped: (typed: string) => void;
}

/** Asks for a code of eight letters and numbers: of an exam, or of a candidate who returns. */
export function CodeField({ typed, onTyped, ...shown }: CodeFieldProps) {
  return (
    <Field
      {...shown}
      class="code-input"
      value={typed}
      onInput={({ currentTarget }) => onTyped(currentTarget.value)}
      autoCapitalize="characters"
      autoComplete="off"
      spellcheck={false}
      maxLength={20}
    />
  );
}
