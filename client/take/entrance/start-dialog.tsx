/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { accessCodeTexts } from '../texts/access-code-texts';
import { isRetryLater } from '../api/api';
import { Button, Dialog, Field } from '../components/parts';
import { errorText } from '../texts/error-text';
import { texts } from '../texts/texts';
import type { LobbyExam } from '../api/api-types';
import type { ServerClock } from '../session/clock';
import { useInterval } from '../hooks/use-interval';
import type { StartRefusal } from './start-refusal';
import { useTimeAvailable } from './time-available';
import { CutTimeWarning } from './time-text';

const words = texts.lobby;

/** While the dialog is open: staff may pause or close the exam. */
const ASKING_POLL_MS = 10_000;

interface StartDialogProps {
  exam: LobbyExam;
  clock: ServerClock;
  /** Called when the exam closes, and now and then. */
  onReload: () => void;
  /** The previous refusal of a code: the dialog keeps the typed code and shows the reason. */
  refused: StartRefusal | null;
  onStart: (accessCode?: string) => void;
  onClose: () => void;
}

/** Confirms the start, because the clock then runs, and asks for the access code if the exam has one. */
export function StartDialog(props: StartDialogProps) {
  const { exam, clock, refused, onReload, onStart, onClose } = props;
  useInterval(onReload, ASKING_POLL_MS);
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
        <p>
          {minutes === null
            ? words.startFree
            : isCut
              ? words.startCut
              : words.startTimed(texts.minutes(minutes))}
        </p>
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

function faultText({ typed, error }: StartRefusal): string {
  if (isRetryLater(error)) return errorText(error);
  return typed.trim() === '' ? accessCodeTexts.missing : accessCodeTexts.wrong;
}
