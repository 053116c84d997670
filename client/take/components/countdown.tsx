/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ServerClock } from '../session/clock';
import { formatLeft, formatTimeHere } from '../texts/format';

/** After the end, `onEnd` is called again after this pause or up to twice as long. */
const RETRY_MS = 7_000;

interface CountdownProps {
  until: string;
  clock: ServerClock;
  format: (left: string) => string;
  onEnd: () => void;
}

/** Counts down to a server time. Screen readers do not announce each second. */
export function Countdown({ until, clock, format, onEnd }: CountdownProps) {
  const end = Date.parse(until);
  const [left, setLeft] = useState(end - clock.now());
  const onEndRef = useRef(onEnd);
  useEffect(() => {
    onEndRef.current = onEnd;
  });
  useEffect(() => {
    let nextCallAt = end;
    const timer = setInterval(() => {
      const now = clock.now();
      setLeft(end - now);
      if (now < nextCallAt) return;
      // Until the page changes: the server may lag behind or be unreachable.
      nextCallAt = now + RETRY_MS + Math.random() * RETRY_MS;
      onEndRef.current();
    }, 500);
    return () => clearInterval(timer);
  }, [end, clock]);
  return (
    <span role="timer" aria-live="off" class="digits" title={formatTimeHere(until)}>
      {format(formatLeft(left))}
    </span>
  );
}
