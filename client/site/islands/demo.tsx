import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type Ref,
  type SubmitEvent,
} from 'react';
import { RefusedError, UnreachableError } from '../forms/graphql-request';
import { demoTexts as texts } from '../texts/demo-texts';
import {
  storeTrial,
  noTrials,
  getTrials,
  subscribeToTrials,
  type StoredTrial,
} from './stored-trials';
import { startTrial } from './start-trial';

/** WAITING: the server is busy, and the request will be repeated. */
type Stage = 'IDLE' | 'STARTING' | 'WAITING' | 'STARTED';

/** Starts a trial exam, and lists those that were started in this browser. */
export default function Demo() {
  // The third argument is for the build, which has no storage.
  const trials = useSyncExternalStore(subscribeToTrials, getTrials, noTrials);
  const [stage, setStage] = useState<Stage>('IDLE');
  const [failure, setFailure] = useState<string | null>(null);
  // A ref: two clicks that waited for this code come before the next render.
  const isStarting = useRef(false);
  const list = useRef<HTMLUListElement>(null);
  // Focuses the first link, which also scrolls it into view on a small screen.
  useEffect(() => {
    if (stage === 'STARTED') list.current?.querySelector('a')?.focus();
  }, [stage]);

  const start = async (): Promise<void> => {
    isStarting.current = true;
    setStage('STARTING');
    setFailure(null);
    try {
      storeTrial(await startTrial(() => setStage('WAITING')));
      setStage('STARTED');
    } catch (error) {
      setStage('IDLE');
      setFailure(errorText(error));
    } finally {
      isStarting.current = false;
    }
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!isStarting.current) void start();
  };

  return (
    <div className="site-demo">
      {/* `dialog`, as in VisitorForm: a click before any script has loaded does nothing. */}
      <form method="dialog" onSubmit={submit}>
        <button
          type="submit"
          className={trials.length > 0 ? 'site-button is-quiet' : 'site-button is-large'}
          aria-disabled={stage === 'STARTING' || stage === 'WAITING' || undefined}
        >
          {trials.length > 0 ? texts.another : texts.start}
        </button>
      </form>
      <p role="status">
        {stage === 'STARTING' && texts.starting}
        {stage === 'WAITING' && texts.waiting}
        {stage === 'STARTED' && texts.started}
      </p>
      <p role="alert" className="site-failure">
        {failure}
      </p>
      {trials.length > 0 && <TrialList ref={list} trials={trials} />}
    </div>
  );
}

function errorText(error: unknown): string {
  if (error instanceof UnreachableError) return texts.unreachable;
  // The server's messages say what to do, except the one of "INTERNAL".
  const hasMessage =
    error instanceof RefusedError && error.code !== '' && error.code !== 'INTERNAL';
  return hasMessage ? error.message : texts.failed;
}

interface TrialListProps {
  ref: Ref<HTMLUListElement>;
  trials: readonly StoredTrial[];
}

function TrialList({ ref, trials }: TrialListProps) {
  return (
    <>
      <h2>{texts.hereTitle}</h2>
      <ul className="site-cards" ref={ref}>
        {trials.map(({ takePath, resultsPath, expiresAt }) => {
          const time = formatTime(expiresAt);
          return (
            <li key={takePath}>
              <p>{texts.until(time)}</p>
              <p className="site-actions">
                <a className="site-button" href={takePath}>
                  {texts.take} <span className="site-sr">{texts.of(time)}</span>
                </a>
                <a className="site-button is-quiet" href={resultsPath}>
                  {texts.results} <span className="site-sr">{texts.of(time)}</span>
                </a>
              </p>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function formatTime(iso: string): string {
  const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
  return format.format(new Date(iso));
}
