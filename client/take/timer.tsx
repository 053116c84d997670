/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import { formatLeft } from './format';
import type { Sitting } from './sitting';
import { texts } from './texts';

const words = texts.sitting;
const TICK_MS = 250;
const CLOSE_MS = 5 * 60_000;
const LAST_MS = 60_000;

/** Worked out at every look from the server's clock: what slept in between is not missed. */
export function Timer({ sitting }: { sitting: Sitting }) {
  const { clock, deadlineAt } = sitting;
  const [now, setNow] = useState(() => clock.now());
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [clock]);
  if (deadlineAt === null) return <span class="timer">{words.noLimit}</span>;
  const left = deadlineAt - now;
  const urgency = left <= LAST_MS ? 'last' : left <= CLOSE_MS ? 'close' : 'calm';
  return (
    <button
      type="button"
      class={`timer ${urgency}`}
      onClick={() => setHidden(!isHidden)}
      aria-label={isHidden ? words.showTime : words.hideTime}
      title={isHidden ? words.showTime : words.hideTime}
    >
      {isHidden ? (
        <span>{words.timeHidden}</span>
      ) : (
        <span class="digits" role="timer" aria-live="off" data-time-left>
          <span class="sr">{words.timeLeft} </span>
          {formatLeft(left)}
        </span>
      )}
    </button>
  );
}
