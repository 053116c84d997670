/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { readCode } from '../texts/format';
import { Button, Field } from '../components/parts';
import { codeAddress, navigate } from '../session/navigation';
import { PageFrame } from '../components/page-frame';
import { texts } from '../texts/texts';

const words = texts.enter;

/** Asks for an exam code when the address has none or a malformed one. */
export function EnterCodePage({ isWrong }: { isWrong: boolean }) {
  const [fault, setFault] = useState(isWrong ? words.wrong : null);
  const [typed, setTyped] = useState('');
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const code = readCode(typed);
    if (code) navigate(codeAddress(code));
    else setFault(words.wrong);
  };
  return (
    <PageFrame title={words.title} lead={words.lead}>
      <form onSubmit={submit} noValidate>
        <Field
          label={words.code}
          hint={words.hint}
          fault={fault}
          class="code-input"
          value={typed}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          autoCapitalize="characters"
          autoComplete="off"
          spellcheck={false}
          maxLength={20}
        />
        <Button type="submit" tone="main">
          {words.go}
        </Button>
      </form>
    </PageFrame>
  );
}
