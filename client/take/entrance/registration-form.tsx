/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks';
import { RefusedError, request } from '../api/api';
import type { JoinProps } from './join-by-name';
import { MailLinkForm } from './mail-link-form';
import { Button, Field, Notice } from '../components/parts';
import { EmailField, isEmailAddress, NameField } from './person-fields';
import { loadDraft, saveDraft, type RegistrationDraft } from './registration-draft';
import { ResendButton } from './resend-button';
import { texts } from '../texts/texts';
import { useRequest } from '../hooks/use-request';

const words = texts.front;

/** Asks for name and e-mail address, then for the code that was mailed there. */
export function RegistrationForm({ code, onJoined }: JoinProps) {
  const [draft, setDraft] = useState(() => loadDraft(code));
  const { name, email, digits, challenge } = draft;
  const [faults, setFaults] = useState<{ name?: string; email?: string; digits?: string }>({});
  const codeForm = useRef<HTMLFormElement>(null);
  const { isSending, failure, run } = useRequest();

  useEffect(() => {
    if (challenge) codeForm.current?.querySelector('input')?.focus();
  }, [challenge]);

  /** What is typed survives a reload, a wrong code and a lost connection. */
  const change = (changed: Partial<RegistrationDraft>): void => {
    setDraft((before) => {
      const next = { ...before, ...changed };
      saveDraft(code, next);
      return next;
    });
  };
  const sendCode = async (): Promise<void> =>
    run(async () => {
      const path = `/exam/${code}/email-codes` as const;
      const sent = await request<'/attempts/exam/{code}/email-codes', 'post'>(path, {
        method: 'POST',
        body: { email: email.trim() },
      });
      setFaults({});
      change({ digits: '', challenge: sent, resendAt: Date.now() + sent.resendAfter * 1_000 });
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
      try {
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
        onJoined(token, name.trim());
      } catch (error) {
        if (!(error instanceof RefusedError) || error.code !== 'INVALID_CODE') throw error;
        setFaults({ digits: texts.problems.wrongCode });
        codeForm.current?.querySelector('input')?.focus();
      }
    });
  };

  if (!challenge)
    return (
      <>
        <form onSubmit={askForCode} noValidate>
          {failure && <Notice tone="failure">{failure}</Notice>}
          <NameField
            name={name}
            fault={faults.name ?? null}
            onName={(typed) => change({ name: typed })}
          />
          <EmailField
            email={email}
            fault={faults.email ?? null}
            onEmail={(typed) => change({ email: typed })}
          />
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
        onInput={({ currentTarget }) => change({ digits: currentTarget.value })}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
      />
      <Button type="submit" tone="main" disabled={isSending}>
        {words.register}
      </Button>
      <div class="actions">
        <ResendButton
          at={draft.resendAt}
          most={challenge.resendAfter}
          isDisabled={isSending}
          onResend={sendCode}
        />
        <Button
          tone="quiet"
          disabled={isSending}
          onClick={() => change({ challenge: null, digits: '' })}
        >
          {words.other}
        </Button>
      </div>
    </form>
  );
}
