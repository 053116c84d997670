/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks';
import { RefusedError, request } from '../api/api';
import { Button, Notice } from '../components/parts';
import { useRequest } from '../hooks/use-request';
import { readCode } from '../texts/format';
import { returnTexts as words } from '../texts/return-texts';
import { AskToReturn } from './ask-to-return';
import { CodeField } from './code-field';
import { loadWaiting } from './return-draft';

interface ReturnFormProps {
  code: string;
  onReturned: (token: string, name: string) => void;
  /** Called when somebody begins or stops asking staff. */
  onAsking: (isAsking: boolean) => void;
}

/**
 * Goes on with what was started on another device: by the code that it shows, or once staff have confirmed the learner.
 * The server decides whether staff can still be asked after the closing.
 */
export function ReturnForm({ code, onReturned, onAsking }: ReturnFormProps) {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(() => loadWaiting(code) !== null);
  const ref = useRef<HTMLFormElement>(null);
  const wasAskingRef = useRef(isAsking);
  useEffect(() => {
    if (wasAskingRef.current && !isAsking) ref.current?.querySelector('input')?.focus();
    wasAskingRef.current = isAsking;
  }, [isAsking]);
  const { isSending, failure, run } = useRequest();
  const ask = (next: boolean): void => {
    setAsking(next);
    onAsking(next);
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const returnCode = readCode(typed);
    setFault(returnCode ? null : words.codeWrong);
    if (!returnCode) return;
    void run(async () => {
      try {
        const { token, name } = await request<'/attempts/exam/{code}/returns', 'post'>(
          `/exam/${code}/returns`,
          { method: 'POST', body: { returnCode } },
        );
        onReturned(token, name);
      } catch (error) {
        if (!(error instanceof RefusedError) || error.code !== 'RETURN_CODE_WRONG') throw error;
        setFault(error.message);
      }
    });
  };
  if (isAsking) return <AskToReturn {...{ code, onReturned }} onCode={() => ask(false)} />;
  return (
    <form ref={ref} onSubmit={submit} noValidate>
      {failure && <Notice tone="failure">{failure}</Notice>}
      <CodeField
        label={words.code}
        hint={words.codeHint}
        fault={fault}
        typed={typed}
        onTyped={setTyped}
      />
      <div class="actions">
        <Button type="submit" disabled={isSending}>
          {words.goOn}
        </Button>
        <Button tone="quiet" onClick={() => ask(true)}>
          {words.noCode}
        </Button>
      </div>
    </form>
  );
}
