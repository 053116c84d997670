/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import type { ServerClock } from '../session/clock';
import { Countdown } from '../components/countdown';
import { Button, Notice } from '../components/parts';
import { texts } from '../texts/texts';
import type { Lobby } from '../api/api-types';
import { StartDialog } from './start-dialog';
import { reasonText, type StartRefusal } from './start-refusal';
import { boundExam } from './time-available';
import { CutTimeWarning } from './time-text';

const words = texts.lobby;

interface StartBarProps {
  lobby: Lobby;
  clock: ServerClock;
  /** The refusal of the last start, if any. */
  refused: StartRefusal | null;
  onReload: () => void;
  onStart: (accessCode?: string) => void;
}

/** The start button, which stays in view, or the reason why there is none. */
export function StartBar({ lobby, clock, refused, onReload, onStart }: StartBarProps) {
  const refusedCode = refused?.isOfCode ? refused : null;
  const isRefused = refused !== null && refusedCode === null;
  const [isAsking, setAsking] = useState(refusedCode !== null);
  const { exam, attempts, mayStart, whyNot } = lobby;
  const hasOpened = useOpening(lobby);
  const opensAt = !mayStart && exam.state === 'NOT_YET' ? exam.opensAt : null;
  const staysInView = mayStart || isRefused || opensAt !== null || exam.pausedAt !== null;
  const notStarted = mayStart ? words.startAgain : `${words.notStarted} ${reasonText(whyNot)}`;
  return (
    <div class={staysInView ? 'start-bar no-print' : undefined}>
      {/* Always there, so that an opening and a pause are announced. */}
      <div role={isRefused ? 'alert' : 'status'}>
        {hasOpened ? (
          <Notice tone="good">{words.opened}</Notice>
        ) : isRefused ? (
          <Notice tone="caution">{notStarted}</Notice>
        ) : (
          !mayStart && opensAt === null && <Notice tone="caution">{reasonText(whyNot)}</Notice>
        )}
      </div>
      {opensAt !== null && (
        <p>
          {!isRefused && `${reasonText(whyNot)} `}
          <Countdown until={opensAt} clock={clock} format={words.opensIn} onEnd={onReload} />
        </p>
      )}
      {mayStart && (
        <>
          <CutTimeWarning exam={boundExam(lobby)} clock={clock} onEnd={onReload} />
          <Button
            tone="main"
            onClick={() => {
              // The lobby may be a minute old, and the exam paused meanwhile.
              onReload();
              setAsking(true);
            }}
          >
            {attempts.length > 0 ? words.again : words.start}
          </Button>
        </>
      )}
      {mayStart && isAsking && (
        <StartDialog
          {...{ clock, onReload, onStart }}
          refused={refusedCode}
          exam={boundExam(lobby)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

/** Whether the exam has opened, or goes on after a pause, while this page was waiting for it. */
function useOpening({ exam: { state, pausedAt }, mayStart }: Lobby): boolean {
  const [hasWaited, setWaited] = useState(false);
  const isWaiting = state === 'NOT_YET' || pausedAt !== null;
  useEffect(() => {
    if (isWaiting) setWaited(true);
  }, [isWaiting]);
  return hasWaited && mayStart;
}
