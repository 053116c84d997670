import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type Ref,
  type SubmitEvent,
} from 'react';
import { Refused, Unreachable } from '../ask';
import { demoTexts as texts } from '../texts/demo-texts';
import { keepTrial, noTrials, trialsHere, watchTrials, type TrialHere } from '../trials-here';
import { startTrial } from './start-trial';

/** Waiting is to start again, after many others. */
type Stage = 'IDLE' | 'STARTING' | 'WAITING' | 'STARTED';

/** Starts a trial, and shows those that this browser has. */
export default function Demo() {
  // What was written at the build knows no browser.
  const trials = useSyncExternalStore(watchTrials, trialsHere, noTrials);
  const [stage, setStage] = useState<Stage>('IDLE');
  const [failure, setFailure] = useState<string | null>(null);
  // Two presses that waited for this code come before anything is drawn anew.
  const isUnderWay = useRef(false);
  const list = useRef<HTMLUListElement>(null);
  // Whoever started it goes on with the next key, and sees where on a small screen.
  useEffect(() => {
    if (stage === 'STARTED') list.current?.querySelector('a')?.focus();
  }, [stage]);

  const start = async (): Promise<void> => {
    isUnderWay.current = true;
    setStage('STARTING');
    setFailure(null);
    try {
      keepTrial(await startTrial(() => setStage('WAITING')));
      setStage('STARTED');
    } catch (error) {
      setStage('IDLE');
      setFailure(sentenceOf(error));
    } finally {
      isUnderWay.current = false;
    }
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!isUnderWay.current) void start();
  };

  return (
    <div className="site-demo">
      {/* As in VisitorForm: pressed before any script has come, it does nothing. */}
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

function sentenceOf(error: unknown): string {
  if (error instanceof Unreachable) return texts.unreachable;
  // What our server says of its own accord tells what to do; "INTERNAL" says nothing.
  const isTold = error instanceof Refused && error.code !== '' && error.code !== 'INTERNAL';
  return isTold ? error.message : texts.failed;
}

interface TrialListProps {
  ref: Ref<HTMLUListElement>;
  trials: readonly TrialHere[];
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
