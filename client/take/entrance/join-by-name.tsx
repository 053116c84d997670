/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { request } from '../api/api';
import { Button, Notice } from '../components/parts';
import { NameField } from './person-fields';
import { loadDraft, saveDraft } from './registration-draft';
import { texts } from '../texts/texts';
import { useRequest } from '../hooks/use-request';

const words = texts.front;

export interface JoinProps {
  code: string;
  onJoined: (token: string, name: string) => void;
}

/** Access by link: the candidate only gives a name. */
export function JoinByName({ code, onJoined }: JoinProps) {
  const [draft, setDraft] = useState(() => loadDraft(code));
  const { name } = draft;
  /** What is typed survives a reload. */
  const setName = (typed: string): void => {
    const next = { ...draft, name: typed };
    setDraft(next);
    saveDraft(code, next);
  };
  const [fault, setFault] = useState<string | null>(null);
  const { isSending, failure, run } = useRequest();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setFault(name.trim() ? null : words.nameMissing);
    if (!name.trim()) return;
    void run(async () => {
      const body = { name: name.trim() };
      const { token } = await request<'/attempts/exam/{code}/candidates', 'post'>(
        `/exam/${code}/candidates`,
        {
          method: 'POST',
          body,
        },
      );
      saveDraft(code, null);
      onJoined(token, body.name);
    });
  };
  return (
    <form onSubmit={submit} noValidate>
      {failure && <Notice tone="failure">{failure}</Notice>}
      <NameField name={name} fault={fault} onName={setName} />
      <Button type="submit" tone="main" disabled={isSending}>
        {words.join}
      </Button>
    </form>
  );
}
