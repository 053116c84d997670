/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks';
import { request } from '../api/api';
import type { JoinProps } from './join-by-name';
import { MailLinkForm } from './mail-link-form';
import { Button, Field, Notice } from '../components/parts';
import { EmailField, isEmailAddress, NameField } from './person-fields';
import { loadDraft, saveDraft } from './registration-draft';
import { ResendButton } from './resend-button';
import { texts } from '../texts/texts';
import { useRequest } from '../hooks/use-request';
import type { Challenge } from '../api/api-types';

const words = texts.front;

/** Asks for name and e-mail address, then for the code that was mailed there. */
export function RegistrationForm({ code, onJoined }: JoinProps) {
  const [draft] = useState(() => loadDraft(code));
  const [name, setName] = useState(draft?.name ?? '');
  const [email, setEmail] = useState(draft?.email ?? '');
  const [faults, setFaults] = useState<{ name?: string; email?: string; digits?: string }>({});
  const [challenge, setChallenge] = useState<Challenge | null>(draft?.challenge ?? null);
  const [digits, setDigits] = useState('');
  const codeForm = useRef<HTMLFormElement>(null);
  const { isSending, failure, run } = useRequest();

  useEffect(() => {
    if (challenge) codeForm.current?.querySelector('input')?.focus();
  }, [challenge]);

  const sendCode = async (): Promise<void> =>
    run(async () => {
      const path = `/exam/${code}/email-codes` as const;
      const sent = await request<'/attempts/exam/{code}/email-codes', 'post'>(path, {
        method: 'POST',
        body: { email: email.trim() },
      });
      saveDraft(code, { name, email, challenge: sent });
      setChallenge(sent);
    });
  const askForCode = (event: SubmitEvent): void => {
    event.preventDefault();
    const problems = {
      ...(!name.trim() && { name: words.nameMissing }),
      ...(!isEmailAddress(email) && { email: words.emailWrong }),
    };
    setFaults(problems);
    if (Object.keys(problems).length === 0) void sendCode();
  };
  const register = (event: SubmitEvent): void => {
    event.preventDefault();
    const typed = digits.replace(/\s/g, '');
    const isCode = /^\d{6}$/.test(typed);
    setFaults(isCode ? {} : { digits: words.codeWrong });
    if (!isCode || !challenge) return;
    void run(async () => {
      const { token } = await request<'/attempts/exam/{code}/registrations', 'post'>(
        `/exam/${code}/registrations`,
        {
          method: 'POST',
          body: {
            name: name.trim(),
            email: email.trim(),
            challenge: challenge.challenge,
            code: typed,
          },
        },
      );
      saveDraft(code, null);
      onJoined(token);
    });
  };

  if (!challenge)
    return (
      <>
        <form onSubmit={askForCode} noValidate>
          {failure && <Notice tone="failure">{failure}</Notice>}
          <NameField name={name} fault={faults.name ?? null} onName={setName} />
          <EmailField email={email} fault={faults.email ?? null} onEmail={setEmail} />
          <Button type="submit" tone="main" disabled={isSending}>
            {words.sendCode}
          </Button>
        </form>
        <MailLinkForm code={code} />
      </>
    );
  return (
    <form onSubmit={register} noValidate ref={codeForm}>
      <Notice tone="good">{words.codeSent(email.trim())}</Notice>
      {failure && <Notice tone="failure">{failure}</Notice>}
      <Field
        label={words.code}
        fault={faults.digits ?? null}
        class="code-input"
        value={digits}
        onInput={({ currentTarget }) => setDigits(currentTarget.value)}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
      />
      <Button type="submit" tone="main" disabled={isSending}>
        {words.register}
      </Button>
      <div class="actions">
        <ResendButton key={challenge.expiresAt} after={challenge.resendAfter} onResend={sendCode} />
        <Button
          tone="quiet"
          disabled={isSending}
          onClick={() => {
            saveDraft(code, null);
            setChallenge(null);
          }}
        >
          {words.other}
        </Button>
      </div>
    </form>
  );
}
