/** @jsxImportSource preact */
import { Drawing } from '../components/drawing';
import { useEffect, useRef, useState } from 'preact/hooks';
import { isRetryable, RefusedError, request } from '../api/api';
import { announce } from '../components/announcer';
import { Button, Field, Notice } from '../components/parts';
import { useInterval } from '../hooks/use-interval';
import { useRequest } from '../hooks/use-request';
import { errorText } from '../texts/error-text';
import { returnTexts as words } from '../texts/return-texts';
import { texts } from '../texts/texts';
import { NameField } from './person-fields';
import { loadWaiting, saveWaiting, type WaitingReturn } from './return-draft';

const MAX_ROLL_NUMBER = 100;
/** Staff and learner are waiting for each other. */
const PAUSE_MS = 3_000;

interface AskToReturnProps {
  code: string;
  onReturned: (token: string, name: string) => void;
  /** The learner has the code after all. */
  onCode: () => void;
}

/** Asks staff to confirm who somebody is, and waits for it. */
export function AskToReturn({ code, onReturned, onCode }: AskToReturnProps) {
  const [waiting, setWaiting] = useState(() => loadWaiting(code));
  const [outcome, setOutcome] = useState<string | null>(null);
  const change = (next: WaitingReturn | null, why: string | null = null): void => {
    saveWaiting(code, next);
    setWaiting(next);
    setOutcome(why);
  };
  if (waiting)
    return (
      <Wait
        {...{ code, waiting }}
        onReturned={(token, name) => {
          change(null);
          announce(words.confirmed);
          onReturned(token, name);
        }}
        onEnd={(why) => change(null, why)}
      />
    );
  return (
    <>
      {outcome && <Notice tone="failure">{outcome}</Notice>}
      <Ask code={code} onAsked={change} />
      <Button tone="quiet" onClick={onCode}>
        {words.hasCode}
      </Button>
    </>
  );
}

function Ask({ code, onAsked }: { code: string; onAsked: (waiting: WaitingReturn) => void }) {
  const [name, setName] = useState('');
  const [rollNumber, setRollNumber] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const { isSending, failure, run } = useRequest();
  const ref = useRef<HTMLFormElement>(null);
  // It takes the place of what had the focus.
  useEffect(() => ref.current?.querySelector('input')?.focus(), []);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const body = { name: name.trim(), rollNumber: rollNumber.trim() || null };
    setFault(body.name ? null : texts.front.nameMissing);
    if (!body.name) return;
    void run(async () => {
      const path = `/exam/${code}/return-requests` as const;
      const sent = await request<'/attempts/exam/{code}/return-requests', 'post'>(path, {
        method: 'POST',
        body,
      });
      onAsked({ ...sent, name: body.name });
    });
  };
  return (
    <form ref={ref} onSubmit={submit} noValidate>
      <p>{words.askLead}</p>
      {failure && <Notice tone="failure">{failure}</Notice>}
      <NameField name={name} fault={fault} onName={setName} />
      <Field
        label={words.rollNumber}
        value={rollNumber}
        onInput={({ currentTarget }) => setRollNumber(currentTarget.value)}
        autoComplete="off"
        dir="auto"
        maxLength={MAX_ROLL_NUMBER}
      />
      <Button type="submit" disabled={isSending}>
        {words.ask}
      </Button>
    </form>
  );
}

interface WaitProps extends Pick<AskToReturnProps, 'code' | 'onReturned'> {
  waiting: WaitingReturn;
  /** @param why null: the learner does not want to wait any more */
  onEnd: (why: string | null) => void;
}

function Wait({ code, waiting, onReturned, onEnd }: WaitProps) {
  const { id, secret, name, number } = waiting;
  const ref = useRef<HTMLHeadingElement>(null);
  // An answer that is on its way lets nobody in who does not wait any more.
  const overRef = useRef(false);
  useEffect(() => ref.current?.focus(), []);
  const path = `/exam/${code}/return-requests/${id}` as const;
  const end = (why: string | null): void => {
    overRef.current = true;
    onEnd(why);
  };
  const look = async (): Promise<void> => {
    try {
      const { state, candidate } = await request<
        '/attempts/exam/{code}/return-requests/{id}',
        'post'
      >(path, { method: 'POST', body: { secret } });
      if (overRef.current) return;
      if (candidate) {
        overRef.current = true;
        onReturned(candidate.token, candidate.name);
      } else if (state === 'REFUSED') end(words.refused);
    } catch (error) {
      if (!overRef.current && !isRetryable(error)) end(endText(error));
    }
  };
  const stop = (): void => {
    end(null);
    // If this does not arrive, nobody has the secret any more, and the request expires.
    void request<'/attempts/exam/{code}/return-requests/{id}/withdrawal', 'post'>(
      `${path}/withdrawal`,
      { method: 'POST', body: { secret }, keepalive: true },
    ).catch(() => undefined);
  };
  useInterval(() => void look(), PAUSE_MS);
  return (
    <Notice>
      <Drawing of="waiting" />
      <h2 ref={ref} tabIndex={-1} dir="auto">
        {words.waiting(name)}
      </h2>
      <p class="return-number">
        {words.number} <strong>{number}</strong>
      </p>
      <p>{words.waitingHint}</p>
      <Button tone="quiet" onClick={stop}>
        {words.stopWaiting}
      </Button>
    </Notice>
  );
}

/** Why somebody does not wait any more, after an error. */
function endText(error: unknown): string {
  if (!(error instanceof RefusedError)) return errorText(error);
  if (error.code === 'EXAM_NOT_FOUND') return words.moved;
  return error.code === 'RETURN_REQUEST_NOT_FOUND' ? words.expired : errorText(error);
}
