/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { announce } from '../components/announcer';
import { AttemptList } from './attempt-list';
import type { ServerClock } from '../session/clock';
import { Countdown } from '../components/countdown';
import { examRules } from '../texts/exam-rules-text';
import type { AttemptContext } from '../session/attempt-context';
import { LateNotice } from '../components/late-notice';
import { Button, Notice } from '../components/parts';
import { isTrial } from '../session/navigation';
import { errorText } from '../texts/error-text';
import { PageFrame } from '../components/page-frame';
import { StartDialog, type AccessCodeRefusal } from '../entrance/start-dialog';
import { texts } from '../texts/texts';
import { BackToDemo } from '../components/back-to-demo';
import { useLateAnswers } from '../hooks/use-late-answers';
import { useInterval } from '../hooks/use-interval';
import type { AttemptSummary, Lobby } from '../api/api-types';
import { LoggedEvents } from './logged-events';

const words = texts.lobby;

interface LobbyPageProps {
  lobby: Lobby;
  /** The error of the last reload: the lobby may be outdated. */
  error: unknown;
  context: AttemptContext;
  onReload: () => void;
  /** The refusal of the last start because of the access code, if any. */
  refused?: AccessCodeRefusal | null;
  /**
   * @param goOn the running attempt; null to start one
   * @param accessCode as it was typed, if the exam has one
   */
  onStart: (goOn: string | null, accessCode?: string) => void;
  onReview: (attemptId: string) => void;
}

/** The lobby: the rules of the exam, the attempts so far, and the start button. */
export function LobbyPage(props: LobbyPageProps) {
  const { lobby, error, context, refused = null, onReload, onStart, onReview } = props;
  const { exam, candidate, attempts } = lobby;
  useInterval(onReload);
  const submitted = attempts.filter(({ submittedAt }) => submittedAt !== null);
  const running = attempts.find(({ submittedAt }) => submittedAt === null);
  return (
    <PageFrame title={exam.title} lead={exam.instituteName}>
      {error !== null && <Notice tone="failure">{errorText(error)}</Notice>}
      {candidate.isPreview ? (
        <Notice tone="caution">{words.preview}</Notice>
      ) : (
        // In a trial exam the name is "You".
        candidate.name && !isTrial() && <p dir="auto">{words.hello(candidate.name)}</p>
      )}
      {running && <GoOn {...{ running, clock: context.clock, onReload, onStart }} />}
      {/* Visitors find their trial exam on the demo page. */}
      {!candidate.isPreview && candidate.email === null && !isTrial() && <KeepLink />}
      {attempts.map(({ id }) => (
        <LateAnswersNotice key={id} attemptId={id} context={context} />
      ))}
      {submitted.length > 0 && <BackToDemo />}
      {submitted.length > 0 && (
        <AttemptList attempts={submitted} exam={exam} token={context.token} onReview={onReview} />
      )}
      <section>
        <h2>{running ? words.rulesRunning : words.rules}</h2>
        <ul class="rules">
          {examRules(exam, running !== undefined).map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </section>
      {(lobby.mayStart || exam.state === 'NOT_YET') && <LoggedEvents />}
      {!running && <Entrance {...{ lobby, clock: context.clock, refused, onReload, onStart }} />}
    </PageFrame>
  );
}

/** Candidates without an e-mail address must keep the address of this page. */
function KeepLink() {
  const [isCopied, setCopied] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(location.href);
      setCopied(true);
      announce(words.copied);
    } catch {
      setFailed(true);
      announce(words.copyFailed);
    }
  };
  return (
    <Notice>
      <p>{words.keepLink}</p>
      {isFailed && <p>{words.copyFailed}</p>}
      {/* Pages without TLS have no clipboard. */}
      {'clipboard' in navigator && (
        <Button onClick={() => void copy()}>{isCopied ? words.copied : words.copyLink}</Button>
      )}
    </Notice>
  );
}

/** Late answers of this device to an attempt that has ended or goes on elsewhere. */
function LateAnswersNotice({ attemptId, context }: { attemptId: string; context: AttemptContext }) {
  return (
    <LateNotice late={useLateAnswers(context, attemptId)} onTryNow={() => context.late.tryNow()} />
  );
}

interface GoOnProps extends Pick<LobbyPageProps, 'onReload' | 'onStart'> {
  running: AttemptSummary;
  clock: ServerClock;
}

/** At the top of the page, since the time of the attempt runs. */
function GoOn({ running: { id, deadlineAt }, clock, onReload, onStart }: GoOnProps) {
  return (
    <Notice tone="good">
      <p>
        {words.running}{' '}
        {deadlineAt && (
          <Countdown until={deadlineAt} clock={clock} format={words.timeLeft} onEnd={onReload} />
        )}
      </p>
      <Button tone="main" onClick={() => onStart(id)}>
        {words.goOn}
      </Button>
    </Notice>
  );
}

interface EntranceProps extends Pick<LobbyPageProps, 'lobby' | 'onReload' | 'onStart'> {
  clock: ServerClock;
  refused: AccessCodeRefusal | null;
}

function Entrance({ lobby, clock, refused, onReload, onStart }: EntranceProps) {
  const [isAsking, setAsking] = useState(refused !== null);
  const { exam, attempts, mayStart } = lobby;
  if (!mayStart) return <Closed lobby={lobby} clock={clock} onReload={onReload} />;
  return (
    <>
      <Button tone="main" onClick={() => setAsking(true)}>
        {attempts.length > 0 ? words.again : words.start}
      </Button>
      {isAsking && (
        <StartDialog
          exam={exam}
          refused={refused}
          onStart={(accessCode) => onStart(null, accessCode)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

const REASONS: Record<string, string> = {
  EXAM_NOT_OPEN_YET: words.notYet,
  EXAM_CLOSED: words.closed,
  EXAM_UNAVAILABLE: words.unavailable,
  NO_ATTEMPTS_LEFT: words.used,
  EXAM_TOO_LONG: words.tooLong,
};

function Closed({ lobby, clock, onReload }: Omit<EntranceProps, 'onStart' | 'refused'>) {
  const { exam, whyNot } = lobby;
  const opensAt = exam.state === 'NOT_YET' ? exam.opensAt : null;
  return (
    <Notice tone="caution">
      <p>{REASONS[whyNot ?? ''] ?? words.cannot}</p>
      {opensAt && (
        <Countdown until={opensAt} clock={clock} format={words.opensIn} onEnd={onReload} />
      )}
    </Notice>
  );
}
