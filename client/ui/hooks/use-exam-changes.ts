/** The live line of an exam: every area hands over its own operation for it. */
import type { TypedDocumentNode } from '@apollo/client';
import { useSubscription } from '@apollo/client/react';
import { useThrottledCallback } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

const LOOK_EVERY_MS = 10_000;
/** The server says something every ten seconds at least: a line that is silent for longer is dead. */
const SILENCE_MS = 25_000;
/** Many learners at once have something to say all the time; a look is several queries. */
const LOOK_AT_MOST_EVERY_MS = 4_000;

/**
 * Looks again whenever something has happened in the exam; as long as the live line cannot be had, every
 * ten seconds. A page that nobody sees waits until it is seen.
 * @param changed the operation that says so
 * @returns whether the line is live; null until that is known
 */
export function useChangesOf<Changed>(
  changed: TypedDocumentNode<Changed, { quizId: string }>,
  quizId: string,
  look: () => void,
): boolean | null {
  const [isLive, setLive] = useState<boolean | null>(null);
  const heardAt = useRef(0);
  const hasMissed = useRef(false);
  const lookIfSeen = (): void => {
    hasMissed.current = document.hidden;
    if (!document.hidden) look();
  };
  const lookSoon = useThrottledCallback(lookIfSeen, LOOK_AT_MOST_EVERY_MS);
  const lose = (): void => {
    heardAt.current = 0;
    setLive(false);
  };
  const { restart } = useSubscription(changed, {
    variables: { quizId },
    fetchPolicy: 'no-cache',
    ignoreResults: true,
    onData: () => {
      heardAt.current = Date.now();
      setLive(true);
      lookSoon();
    },
    onError: lose,
    onComplete: lose,
  });
  const tick = useEffectEvent(() => {
    if (Date.now() - heardAt.current < SILENCE_MS) return;
    lose();
    lookIfSeen();
    restart();
  });
  const catchUp = useEffectEvent(() => {
    if (!document.hidden && hasMissed.current) lookIfSeen();
  });
  useEffect(() => {
    const timer = setInterval(() => tick(), LOOK_EVERY_MS);
    const onSeen = (): void => catchUp();
    document.addEventListener('visibilitychange', onSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onSeen);
    };
  }, []);
  return isLive;
}
