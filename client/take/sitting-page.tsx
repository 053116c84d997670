/** @jsxImportSource preact */
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { ask, backOffMs, mayPass, Refused } from './api';
import type { ServerClock } from './clock';
import { ElsewherePage } from './elsewhere-page';
import { EndedPage } from './ended-page';
import { holdSitting } from './leaving';
import { InvalidLink } from './link-invalid';
import { Button, Notice } from './parts';
import { mayLeave } from './place';
import { Running } from './running';
import { sentenceOf } from './sentence';
import { Sheet, Waiting } from './sheet';
import { Sitting } from './sitting';
import type { Tab } from './tab';
import { texts } from './texts';
import { useChanges } from './use-changes';
import type { Lobby, Receipt, SittingAnswer } from './wire';

interface SittingPageProps {
  token: string;
  lobby: Lobby;
  clock: ServerClock;
  tab: Tab;
  /** The attempt to go on with; null where the learner has said that one is to start. */
  goOn: string | null;
  onLeave: () => void;
}

/** Starts an attempt, or goes on with one; shows it until it has ended. */
export function SittingPage(props: SittingPageProps) {
  const { token, lobby, clock, tab, goOn, onLeave } = props;
  const [sitting, setSitting] = useState<Sitting | null>(null);
  const [error, setError] = useState<unknown>(null);
  const latestRef = useRef<Sitting | null>(null);
  const goneRef = useRef(false);

  const isGone = (): boolean => goneRef.current;

  const open = useCallback(async (): Promise<void> => {
    for (let tries = 1; !isGone(); tries += 1) {
      let sentAt = 0;
      try {
        // Taken back: that one, and never another that nobody asked for.
        const attemptId = latestRef.current?.attempt.id ?? goOn;
        const answer = await ask<SittingAnswer>('', {
          method: 'POST',
          token,
          body: { client: tab.name, ...(attemptId !== null && { goOn: attemptId }) },
          onSent: (at) => {
            sentAt = at;
          },
        });
        if (isGone()) return;
        clock.note(answer.attempt.serverTime, sentAt);
        const next = new Sitting(answer, token, clock, tab);
        const isSame = latestRef.current?.attempt.id === next.attempt.id;
        if (latestRef.current && isSame) next.carry(latestRef.current, answer.responses);
        latestRef.current = next;
        setError(null);
        setSitting(next);
        return;
      } catch (failure) {
        if (latestRef.current && receiptOf(failure)) {
          latestRef.current.refused(failure);
          return;
        }
        setError(failure);
        if (!mayPass(failure)) return;
        await new Promise((done) => setTimeout(done, backOffMs(tries, failure)));
      }
    }
  }, [token, clock, tab, goOn]);

  useEffect(() => {
    goneRef.current = false;
    void open();
    return () => {
      goneRef.current = true;
      latestRef.current?.close();
    };
  }, [open]);
  useEffect(() => (sitting ? holdSitting(sitting) : undefined), [sitting]);

  if (sitting && !error)
    return <Shown key={sitting.attempt.epoch} {...props} sitting={sitting} onTakeBack={open} />;
  if (error instanceof Refused && error.code === 'LINK_INVALID') return <InvalidLink />;
  if (!error) return <Waiting />;
  const receipt = receiptOf(error);
  const { title, timeZone } = lobby.exam;
  if (receipt)
    return <EndedPage {...{ receipt, token, title, timeZone, onLeave }} lost={0} refused={0} />;
  return (
    <Sheet title={title}>
      <Notice tone="failure">{sentenceOf(error)}</Notice>
      <Button onClick={() => mayLeave() && onLeave()}>{texts.ended.toLobby}</Button>
    </Sheet>
  );
}

/** Of an attempt that has ended meanwhile. */
function receiptOf(error: unknown): Receipt | null {
  const isEnded = error instanceof Refused && error.code === 'ATTEMPT_ENDED';
  return isEnded ? (error.current as Receipt | null) : null;
}

function Shown({
  sitting,
  token,
  lobby,
  onLeave,
  onTakeBack,
}: SittingPageProps & { sitting: Sitting; onTakeBack: () => Promise<void> }) {
  useChanges(sitting);
  switch (sitting.phase) {
    case 'SHUT_OUT':
      return <InvalidLink />;
    case 'ELSEWHERE':
      return (
        <ElsewherePage
          title={sitting.title}
          unsent={sitting.saver.pendingCount}
          onTakeBack={onTakeBack}
        />
      );
    case 'ENDED':
      return (
        sitting.receipt && (
          <EndedPage
            receipt={sitting.receipt}
            token={token}
            title={sitting.title}
            lost={sitting.saver.pendingCount}
            refused={sitting.saver.refusedCount}
            timeZone={lobby.exam.timeZone}
            onLeave={onLeave}
          />
        )
      );
    case 'RUNNING':
    case 'SUBMITTING':
    case 'TIME_UP':
      return <Running sitting={sitting} token={token} />;
  }
}
