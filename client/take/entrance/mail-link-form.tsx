/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { request } from '../api/api';
import { Button, Notice } from '../components/parts';
import { EmailField, isEmailAddress } from './person-fields';
import { texts } from '../texts/texts';
import { useRequest } from '../hooks/use-request';

const words = texts.front;

/** Mails the link again. The form does not reveal whether the address is registered (docs/security.md). */
export function MailLinkForm({ code, isOpen = false }: { code: string; isOpen?: boolean }) {
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [isMailed, setMailed] = useState(false);
  const { isSending, failure, run } = useRequest();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setFault(isEmailAddress(email) ? null : words.emailWrong);
    if (!isEmailAddress(email)) return;
    void run(async () => {
      await request<'/attempts/exam/{code}/links', 'post'>(`/exam/${code}/links`, {
        method: 'POST',
        body: { email: email.trim() },
      });
      setMailed(true);
    });
  };
  const form = (
    <form onSubmit={submit} noValidate>
      {failure && <Notice tone="failure">{failure}</Notice>}
      <EmailField email={email} fault={fault} onEmail={setEmail} hint="" />
      <Button type="submit" tone={isOpen ? 'main' : 'plain'} disabled={isSending}>
        {words.mailLink}
      </Button>
      <div role="status">{isMailed && <Notice tone="good">{words.mailed}</Notice>}</div>
    </form>
  );
  if (isOpen) return form;
  return (
    <details class="more">
      <summary>{words.haveLink}</summary>
      {form}
    </details>
  );
}
