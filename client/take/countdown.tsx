/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ServerClock } from './clock';
import { formatLeft, formatTimeHere } from './format';

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
    const timer = setInterval(() => {
      const now = end - clock.now();
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
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
