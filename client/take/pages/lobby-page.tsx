/** @jsxImportSource preact */
import type { DrawingName } from '../components/drawing';
import { AttemptList } from './attempt-list';
import type { ServerClock } from '../session/clock';
import { Countdown } from '../components/countdown';
import { ExamFacts } from '../entrance/exam-facts';
import { FinishHere } from '../entrance/finish-here';
import { pausedSince } from '../entrance/paused-since';
import { KeepLink } from '../entrance/keep-link';
import { StartBar } from '../entrance/start-bar';
import type { AttemptContext } from '../session/attempt-context';
import { LateNotice } from '../components/late-notice';
import { Button, Notice } from '../components/parts';
import { isTrial } from '../session/navigation';
import { errorText } from '../texts/error-text';
import { PageFrame } from '../components/page-frame';
import type { StartRefusal } from '../entrance/start-refusal';
import { canCachePage } from '../session/page-cache';
import { deliveryTexts } from '../texts/delivery-texts';
import { texts } from '../texts/texts';
import { BackToDemo } from '../components/back-to-demo';
import { useLateAnswers } from '../hooks/use-late-answers';
import { useInterval } from '../hooks/use-interval';
import type { AttemptSummary, Lobby } from '../api/api-types';
import { LoggedEvents } from './logged-events';

const words = texts.lobby;
/** Of the lobby in a pause. */
const PAUSED_POLL_MS = 10_000;

interface LobbyPageProps {
  lobby: Lobby;
  /** The error of the last reload: the lobby may be outdated. */
  error: unknown;
  context: AttemptContext;
  onReload: () => void;
  /** The refusal of the last start, if any. */
  refused?: StartRefusal | null;
  /**
   * @param goOn the running attempt; null to start one
   * @param accessCode as it was typed, if the exam has one
   */
  onStart: (goOn: string | null, accessCode?: string) => void;
  onReview: (attemptId: string) => void;
}

/** The lobby: the attempts so far, what there is to know of the exam, and the start button. */
export function LobbyPage(props: LobbyPageProps) {
  const { lobby, error, context, refused = null, onReload, onStart, onReview } = props;
  const { exam, candidate, attempts } = lobby;
  // Whoever waits for the end of a pause sees it soon, and so does whoever could go on then.
  const isPaused = pausedSince(lobby) !== null;
  useInterval(onReload, isPaused ? PAUSED_POLL_MS : undefined);
  const submitted = attempts.filter(({ submittedAt }) => submittedAt !== null);
  const running = attempts.find(({ submittedAt }) => submittedAt === null);
  return (
    <PageFrame title={exam.title} lead={exam.instituteName} drawing={drawingOf(lobby)}>
      {error !== null && <Notice tone="failure">{errorText(error)}</Notice>}
      {candidate.isPreview ? (
        <Notice tone="caution">{words.preview}</Notice>
      ) : (
        // In a trial exam the name is "You".
        candidate.name && !isTrial() && <p dir="auto">{words.hello(candidate.name)}</p>
      )}
      {running && <GoOn {...{ running, isPaused, clock: context.clock, onReload, onStart }} />}
      {attempts.map(({ id }) => (
        <LateAnswersNotice key={id} attemptId={id} context={context} />
      ))}
      {submitted.length > 0 && <BackToDemo />}
      {submitted.length > 0 && (
        <AttemptList attempts={submitted} exam={exam} token={context.token} onReview={onReview} />
      )}
      {lobby.mayStart && !canCachePage() && <Notice>{deliveryTexts.noCache}</Notice>}
      <ExamFacts {...{ lobby, onReload }} isRunning={Boolean(running)} clock={context.clock} />
      {/* Visitors find their trial exam on the demo page. */}
      {!candidate.isPreview && candidate.email === null && !isTrial() && (
        <KeepLink returnCode={candidate.returnCode} />
      )}
      {(lobby.mayStart || exam.state === 'NOT_YET') && <LoggedEvents />}
      <FinishHere {...{ context, lobby }} />
      {!running && (
        <StartBar
          {...{ lobby, refused, onReload }}
          clock={context.clock}
          onStart={(accessCode) => onStart(null, accessCode)}
        />
      )}
    </PageFrame>
  );
}

function drawingOf(lobby: Lobby): DrawingName {
  const { exam, attempts, mayStart } = lobby;
  if (pausedSince(lobby) !== null) return 'paused';
  if (attempts.some(({ submittedAt }) => submittedAt === null)) return 'goOn';
  if (exam.state === 'NOT_YET') return 'notYet';
  if (mayStart) return 'start';
  return attempts.length > 0 ? 'submitted' : 'closed';
}

/** Late answers of this device to an attempt that has ended or goes on elsewhere. */
function LateAnswersNotice({ attemptId, context }: { attemptId: string; context: AttemptContext }) {
  return (
    <LateNotice late={useLateAnswers(context, attemptId)} onTryNow={() => context.late.tryNow()} />
  );
}

interface GoOnProps extends Pick<LobbyPageProps, 'onReload' | 'onStart'> {
  running: AttemptSummary;
  isPaused: boolean;
  clock: ServerClock;
}

/** At the top of the page, since the time of the attempt runs. */
function GoOn({ running: { id, deadlineAt }, isPaused, clock, onReload, onStart }: GoOnProps) {
  return (
    <Notice tone="good">
      <p>
        {isPaused ? words.runningPaused : words.running}{' '}
        {deadlineAt && !isPaused && (
          <Countdown until={deadlineAt} clock={clock} format={words.timeLeft} onEnd={onReload} />
        )}
      </p>
      <Button tone="main" onClick={() => onStart(id)}>
        {words.goOn}
      </Button>
    </Notice>
  );
}
