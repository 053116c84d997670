/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { announce } from '../components/announcer';
import { AttemptsMade } from './attempts-made';
import type { ServerClock } from '../clock';
import { Countdown } from '../components/countdown';
import { rulesOf } from '../texts/exam-rules-text';
import type { AttemptContext } from '../session/attempt-context';
import { LateNotice } from '../components/late-notice';
import { Button, Notice } from '../components/parts';
import { isTrial } from '../place';
import { sentenceOf } from '../texts/sentence';
import { PageFrame } from '../components/page-frame';
import { StartDialog, type CodeRefused } from '../entrance/start-dialog';
import { texts } from '../texts/texts';
import { TrialNext } from '../components/trial-next';
import { useLateAnswers } from '../hooks/use-late-answers';
import { useInterval } from '../hooks/use-interval';
import type { AttemptMade, Lobby } from '../api/api-types';
import { LoggedEvents } from './logged-events';

const words = texts.lobby;

interface LobbyPageProps {
  lobby: Lobby;
  /** Why it may be old. */
  error: unknown;
  context: AttemptContext;
  onAgain: () => void;
  /** That the last start did not come about for want of the right access code; without: nothing did. */
  refused?: CodeRefused | null;
  /**
   * @param goOn the attempt that runs; null to start one
   * @param accessCode as it was typed, where the exam asks for one
   */
  onStart: (goOn: string | null, accessCode?: string) => void;
  onReview: (attemptId: string) => void;
}

/** Before and after: the rules in plain words, what was made so far, the way in. */
export function LobbyPage(props: LobbyPageProps) {
  const { lobby, error, context, refused = null, onAgain, onStart, onReview } = props;
  const { exam, candidate, attempts } = lobby;
  useInterval(onAgain);
  const made = attempts.filter(({ submittedAt }) => submittedAt !== null);
  const running = attempts.find(({ submittedAt }) => submittedAt === null);
  return (
    <PageFrame title={exam.title} lead={exam.instituteName}>
      {error !== null && <Notice tone="failure">{sentenceOf(error)}</Notice>}
      {candidate.isPreview ? (
        <Notice tone="caution">{words.preview}</Notice>
      ) : (
        // In a trial the name is "You".
        candidate.name && !isTrial() && <p dir="auto">{words.hello(candidate.name)}</p>
      )}
      {running && <GoOn {...{ running, clock: context.clock, onAgain, onStart }} />}
      {/* The way back to a trial is where it was begun, too. */}
      {!candidate.isPreview && candidate.email === null && !isTrial() && <KeepLink />}
      {attempts.map(({ id }) => (
        <Late key={id} attemptId={id} context={context} />
      ))}
      {made.length > 0 && <TrialNext />}
      {made.length > 0 && (
        <AttemptsMade attempts={made} exam={exam} token={context.token} onReview={onReview} />
      )}
      <section>
        <h2>{running ? words.rulesRunning : words.rules}</h2>
        <ul class="rules">
          {rulesOf(exam, running !== undefined).map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </section>
      {(lobby.mayStart || exam.state === 'NOT_YET') && <LoggedEvents />}
      {!running && <Entrance {...{ lobby, clock: context.clock, refused, onAgain, onStart }} />}
    </PageFrame>
  );
}

/** Who came by a link and a name has no mail to find the way back in. */
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
      {/* There is no clipboard on pages without TLS. */}
      {'clipboard' in navigator && (
        <Button onClick={() => void copy()}>{isCopied ? words.copied : words.copyLink}</Button>
      )}
    </Notice>
  );
}

/** What this device still had of an attempt that has ended, or goes on elsewhere. */
function Late({ attemptId, context }: { attemptId: string; context: AttemptContext }) {
  return (
    <LateNotice late={useLateAnswers(context, attemptId)} onTryNow={() => context.late.tryNow()} />
  );
}

interface GoOnProps extends Pick<LobbyPageProps, 'onAgain' | 'onStart'> {
  running: AttemptMade;
  clock: ServerClock;
}

/** Before anything else there is to read: its time goes on. */
function GoOn({ running: { id, deadlineAt }, clock, onAgain, onStart }: GoOnProps) {
  return (
    <Notice tone="good">
      <p>
        {words.running}{' '}
        {deadlineAt && (
          <Countdown until={deadlineAt} clock={clock} say={words.timeLeft} onOver={onAgain} />
        )}
      </p>
      <Button tone="main" onClick={() => onStart(id)}>
        {words.goOn}
      </Button>
    </Notice>
  );
}

interface EntranceProps extends Pick<LobbyPageProps, 'lobby' | 'onAgain' | 'onStart'> {
  clock: ServerClock;
  refused: CodeRefused | null;
}

function Entrance({ lobby, clock, refused, onAgain, onStart }: EntranceProps) {
  const [isAsking, setAsking] = useState(refused !== null);
  const { exam, attempts, mayStart } = lobby;
  if (!mayStart) return <Closed lobby={lobby} clock={clock} onAgain={onAgain} />;
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

function Closed({ lobby, clock, onAgain }: Omit<EntranceProps, 'onStart' | 'refused'>) {
  const { exam, whyNot } = lobby;
  const opensAt = exam.state === 'NOT_YET' ? exam.opensAt : null;
  return (
    <Notice tone="caution">
      <p>{REASONS[whyNot ?? ''] ?? words.cannot}</p>
      {opensAt && <Countdown until={opensAt} clock={clock} say={words.opensIn} onOver={onAgain} />}
    </Notice>
  );
}
