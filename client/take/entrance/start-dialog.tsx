/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { accessCodeTexts } from '../texts/access-code-texts';
import { asksToWait, Refused } from '../api/api';
import { Button, Dialog, Field } from '../components/parts';
import { sentenceOf } from '../texts/sentence';
import { texts } from '../texts/texts';
import type { LobbyExam } from '../api/api-types';

const words = texts.lobby;

/** A start that did not come about for want of the right access code. */
export interface CodeRefused {
  typed: string;
  error: Refused;
}

/** @returns null for whatever else went wrong */
export function codeRefused(error: unknown, typed: string | undefined): CodeRefused | null {
  if (!(error instanceof Refused)) return null;
  const isOfCode = error.code.startsWith('ACCESS_CODE_');
  const isTooOften = typed !== undefined && asksToWait(error);
  return isOfCode || isTooOften ? { typed: typed ?? '', error } : null;
}

interface StartDialogProps {
  exam: LobbyExam;
  /** Of the start before: what was typed stays, and why it was refused stands beside it. */
  refused: CodeRefused | null;
  onStart: (accessCode?: string) => void;
  onClose: () => void;
}

/** Asks before the clock starts, and for the code that was read out where the exam has one. */
export function StartDialog({ exam, refused, onStart, onClose }: StartDialogProps) {
  const [typed, setTyped] = useState(refused?.typed ?? '');
  const [fault, setFault] = useState(() => refused && faultOf(refused));
  const { durationMinutes: minutes, needsAccessCode } = exam;
  const asksCode = needsAccessCode || refused !== null;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!asksCode) onStart();
    else if (typed.trim() === '') setFault(accessCodeTexts.missing);
    else onStart(typed);
  };
  return (
    <Dialog title={words.startTitle} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <p>{minutes === null ? words.startFree : words.startTimed(texts.minutes(minutes))}</p>
        {asksCode && (
          <Field
            label={accessCodeTexts.label}
            hint={accessCodeTexts.hint}
            fault={fault}
            value={typed}
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
            autofocus
            autoComplete="off"
            autoCapitalize="off"
            spellcheck={false}
            maxLength={200}
          />
        )}
        <div class="actions">
          <Button type="submit" tone="main">
            {words.start}
          </Button>
          {/* A key held too long on the first button does not press the second. */}
          <Button autofocus={!asksCode} onClick={onClose}>
            {texts.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function faultOf({ typed, error }: CodeRefused): string {
  if (asksToWait(error)) return sentenceOf(error);
  return typed.trim() === '' ? accessCodeTexts.missing : accessCodeTexts.wrong;
}
