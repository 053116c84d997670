/** Live updates of a page by a subscription. Each area passes its own GraphQL operation. */
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useSubscription } from '@apollo/client/react';
import { useThrottledCallback } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

const POLL_INTERVAL_MS = 10_000;
/** Of an exam the server sends something every ten seconds at least: a silent connection is dead. */
const SILENCE_TIMEOUT_MS = 25_000;
/** Many candidates at once cause a stream of events, and a refresh is several queries. */
const MIN_REFRESH_INTERVAL_MS = 4_000;

/** Refreshes the page of an exam whenever something has happened in it. See {@link useLiveRefresh}. */
export function useLiveUpdates<Changed>(
  changed: TypedDocumentNode<Changed, { quizId: string }>,
  quizId: string,
  refresh: () => void,
): boolean | null {
  return useLiveRefresh(changed, { quizId }, refresh, SILENCE_TIMEOUT_MS);
}

/**
 * Refreshes the page whenever the subscription reports a change, or every ten seconds while it
 * does not work. A hidden page refreshes when it becomes visible.
 * @param changed the subscription that reports changes
 * @param silenceTimeoutMs after which a connection without a report is dead: more than the server
 *   lets pass between two
 * @returns whether the subscription is live; null until that is known
 */
export function useLiveRefresh<Changed, Variables extends OperationVariables>(
  changed: TypedDocumentNode<Changed, Variables>,
  variables: Variables,
  refresh: () => void,
  silenceTimeoutMs: number,
): boolean | null {
  const [isLive, setLive] = useState<boolean | null>(null);
  const lastEventAt = useRef(0);
  const isRefreshDue = useRef(false);
  const refreshIfVisible = (): void => {
    isRefreshDue.current = document.hidden;
    if (!document.hidden) refresh();
  };
  const refreshThrottled = useThrottledCallback(refreshIfVisible, MIN_REFRESH_INTERVAL_MS);
  const markOffline = (): void => {
    lastEventAt.current = 0;
    setLive(false);
  };
  const { restart } = useSubscription(changed, {
    variables,
    fetchPolicy: 'no-cache',
    ignoreResults: true,
    onData: () => {
      lastEventAt.current = Date.now();
      setLive(true);
      refreshThrottled();
    },
    onError: markOffline,
    onComplete: markOffline,
  });
  const tick = useEffectEvent(() => {
    if (Date.now() - lastEventAt.current < silenceTimeoutMs) return;
    markOffline();
    refreshIfVisible();
    restart();
  });
  const catchUp = useEffectEvent(() => {
    if (!document.hidden && isRefreshDue.current) refreshIfVisible();
  });
  useEffect(() => {
    const timer = setInterval(() => tick(), POLL_INTERVAL_MS);
    const onVisibilityChange = (): void => catchUp();
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, []);
  return isLive;
}
