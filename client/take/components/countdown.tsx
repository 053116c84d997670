/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ServerClock } from '../clock';
import { formatLeft, formatTimeHere } from '../texts/format';

/** Asked again after so long, or up to twice as long. */
const AGAIN_MS = 7_000;

interface CountdownProps {
  until: string;
  clock: ServerClock;
  say: (left: string) => string;
  onOver: () => void;
}

/** Counts down to a time of the server. Not read out each second: a screen reader comes to it when asked. */
export function Countdown({ until, clock, say, onOver }: CountdownProps) {
  const end = Date.parse(until);
  const [left, setLeft] = useState(end - clock.now());
  const overRef = useRef(onOver);
  useEffect(() => {
    overRef.current = onOver;
  });
  useEffect(() => {
    let asksAt = end;
    const timer = setInterval(() => {
      const now = clock.now();
      setLeft(end - now);
      if (now < asksAt) return;
      // Until another page stands here: the server may have been a moment behind, or not there.
      asksAt = now + AGAIN_MS + Math.random() * AGAIN_MS;
      overRef.current();
    }, 500);
    return () => clearInterval(timer);
  }, [end, clock]);
  return (
    <span role="timer" aria-live="off" class="digits" title={formatTimeHere(until)}>
      {say(formatLeft(left))}
    </span>
  );
}
