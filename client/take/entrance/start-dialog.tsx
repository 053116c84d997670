/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { accessCodeTexts } from '../texts/access-code-texts';
import { isRetryLater, RefusedError } from '../api/api';
import { Button, Dialog, Field } from '../components/parts';
import { errorText } from '../texts/error-text';
import { texts } from '../texts/texts';
import type { LobbyExam } from '../api/api-types';
import type { ServerClock } from '../session/clock';
import { useTimeAvailable } from './time-available';
import { CutTimeWarning } from './time-text';

const words = texts.lobby;

/** A start that was refused because of the access code. */
export interface AccessCodeRefusal {
  typed: string;
  error: RefusedError;
}

/** @returns null for any other error */
export function accessCodeRefusal(
  error: unknown,
  typed: string | undefined,
): AccessCodeRefusal | null {
  if (!(error instanceof RefusedError)) return null;
  const isOfCode = error.code.startsWith('ACCESS_CODE_');
  const isTooOften = typed !== undefined && isRetryLater(error);
  return isOfCode || isTooOften ? { typed: typed ?? '', error } : null;
}

interface StartDialogProps {
  exam: LobbyExam;
  clock: ServerClock;
  /** Called when the exam closes. */
  onReload: () => void;
  /** The previous refusal: the dialog keeps the typed code and shows the reason. */
  refused: AccessCodeRefusal | null;
  onStart: (accessCode?: string) => void;
  onClose: () => void;
}

/** Confirms the start, because the clock then runs, and asks for the access code if the exam has one. */
export function StartDialog(props: StartDialogProps) {
  const { exam, clock, refused, onReload, onStart, onClose } = props;
  const { isCut } = useTimeAvailable(exam, clock);
  const [typed, setTyped] = useState(refused?.typed ?? '');
  const [fault, setFault] = useState(() => refused && faultText(refused));
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
        {/* The closing limits the time already, whenever the start is: the warning says so. */}
        {!isCut && (
          <p>{minutes === null ? words.startFree : words.startTimed(texts.minutes(minutes))}</p>
        )}
        <CutTimeWarning {...{ exam, clock }} onEnd={onReload} />
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
          {/* Focused first, so that a key held down on the button before does not start the exam. */}
          <Button autofocus={!asksCode} onClick={onClose}>
            {texts.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function faultText({ typed, error }: AccessCodeRefusal): string {
  if (isRetryLater(error)) return errorText(error);
  return typed.trim() === '' ? accessCodeTexts.missing : accessCodeTexts.wrong;
}
