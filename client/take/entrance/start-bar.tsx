/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import type { ServerClock } from '../session/clock';
import { Countdown } from '../components/countdown';
import { Button, Notice } from '../components/parts';
import { texts } from '../texts/texts';
import type { Lobby } from '../api/api-types';
import { StartDialog, type AccessCodeRefusal } from './start-dialog';
import { boundExam } from './time-available';
import { CutTimeWarning } from './time-text';

const words = texts.lobby;

interface StartBarProps {
  lobby: Lobby;
  clock: ServerClock;
  /** The refusal of the last start because of the access code, if any. */
  refused: AccessCodeRefusal | null;
  onReload: () => void;
  onStart: (accessCode?: string) => void;
}

/** The start button, which stays in view, or the reason why there is none. */
export function StartBar({ lobby, clock, refused, onReload, onStart }: StartBarProps) {
  const [isAsking, setAsking] = useState(refused !== null);
  const { exam, attempts, mayStart } = lobby;
  const hasOpened = useOpening(lobby);
  const isWaiting = exam.state === 'NOT_YET' && exam.opensAt !== null;
  if (!mayStart && (!isWaiting || exam.pausedAt !== null))
    return <Notice tone="caution">{reasonText(lobby)}</Notice>;
  return (
    <div class="start-bar no-print">
      {/* Always there while the exam has not opened, so that the opening is announced. */}
      <div role="status">{hasOpened && <Notice tone="good">{words.opened}</Notice>}</div>
      {!mayStart && exam.opensAt && (
        <p>
          {reasonText(lobby)}{' '}
          <Countdown until={exam.opensAt} clock={clock} format={words.opensIn} onEnd={onReload} />
        </p>
      )}
      {mayStart && (
        <>
          <CutTimeWarning exam={boundExam(lobby)} clock={clock} onEnd={onReload} />
          <Button tone="main" onClick={() => setAsking(true)}>
            {attempts.length > 0 ? words.again : words.start}
          </Button>
        </>
      )}
      {mayStart && isAsking && (
        <StartDialog
          {...{ clock, refused, onReload, onStart }}
          exam={boundExam(lobby)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

/** Whether the exam has opened while this page was waiting for it. */
function useOpening({ exam: { state }, mayStart }: Lobby): boolean {
  const [hasWaited, setWaited] = useState(false);
  useEffect(() => {
    if (state === 'NOT_YET') setWaited(true);
  }, [state]);
  return hasWaited && mayStart;
}

/** Why this candidate cannot start. */
function reasonText({ exam: { pausedAt, closesAt }, whyNot }: Lobby): string {
  if (whyNot === 'EXAM_PAUSED' && closesAt !== null)
    return `${words.paused} ${words.pausedClosing}`;
  if (whyNot === 'EXAM_NOT_OPEN_YET' && pausedAt !== null) return words.pausedBeforeOpening;
  return REASONS[whyNot ?? ''] ?? words.cannot;
}

const REASONS: Record<string, string> = {
  EXAM_NOT_OPEN_YET: words.notYet,
  EXAM_CLOSED: words.closed,
  EXAM_UNAVAILABLE: words.unavailable,
  NO_ATTEMPTS_LEFT: words.used,
  EXAM_TOO_LONG: words.tooLong,
  EXAM_PAUSED: words.paused,
};
