/** @jsxImportSource preact */
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { ask, backOffMs, mayPass, Refused } from './api';
import type { ServerClock } from './clock';
import { ElsewherePage } from './elsewhere-page';
import { EndedPage } from './ended-page';
import { InvalidLink } from './link-invalid';
import { Button, Notice } from './parts';
import { Running } from './running';
import { sentenceOf } from './sentence';
import { Sheet, Waiting } from './sheet';
import { Sitting } from './sitting';
import type { Tab } from './tab';
import { texts } from './texts';
import { useChanges } from './use-changes';
import type { Lobby, SittingAnswer } from './wire';

interface SittingPageProps {
  token: string;
  lobby: Lobby;
  clock: ServerClock;
  tab: Tab;
  onLeave: () => void;
}

/** Starts an attempt, or goes on with the one that runs; shows it until it has ended. */
export function SittingPage(props: SittingPageProps) {
  const { token, clock, tab, onLeave } = props;
  const [sitting, setSitting] = useState<Sitting | null>(null);
  const [error, setError] = useState<unknown>(null);
  const latestRef = useRef<Sitting | null>(null);
  const goneRef = useRef(false);

  const isGone = (): boolean => goneRef.current;

  const open = useCallback(async (): Promise<void> => {
    for (let tries = 1; !isGone(); tries += 1) {
      let sentAt = 0;
      try {
        const answer = await ask<SittingAnswer>('', {
          method: 'POST',
          token,
          body: { client: tab.name },
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
        setError(failure);
        if (!mayPass(failure)) return;
        await new Promise((done) => setTimeout(done, backOffMs(tries, failure)));
      }
    }
  }, [token, clock, tab]);

  useEffect(() => {
    goneRef.current = false;
    void open();
    return () => {
      goneRef.current = true;
      latestRef.current?.close();
    };
  }, [open]);

  if (sitting && !error)
    return <Shown key={sitting.attempt.epoch} {...props} sitting={sitting} onTakeBack={open} />;
  if (error instanceof Refused && error.code === 'LINK_INVALID') return <InvalidLink />;
  if (!error) return <Waiting />;
  return (
    <Sheet title={props.lobby.exam.title}>
      <Notice tone="failure">{sentenceOf(error)}</Notice>
      <Button onClick={onLeave}>{texts.ended.toLobby}</Button>
    </Sheet>
  );
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
      return <EndedPage sitting={sitting} timeZone={lobby.exam.timeZone} onLeave={onLeave} />;
    case 'RUNNING':
    case 'SUBMITTING':
    case 'TIME_UP':
      return <Running sitting={sitting} token={token} />;
  }
}
