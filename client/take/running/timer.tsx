/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import { formatLeft } from '../texts/format';
import type { Sitting } from '../session/sitting';
import { texts } from '../texts/texts';

const words = texts.sitting;
const TICK_MS = 250;
const WARNING_MS = 5 * 60_000;
const FINAL_WARNING_MS = 60_000;

/** Computed from the server's clock at every tick, so that a sleeping device loses no time. */
export function Timer({ sitting }: { sitting: Sitting }) {
  const { clock, deadline } = sitting;
  const [now, setNow] = useState(() => clock.now());
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [clock]);
  if (deadline.at === null) return <span class="timer free">{words.noLimit}</span>;
  const left = deadline.left(now);
  const isKnown = !deadline.isPauseIgnored;
  const urgency =
    left > WARNING_MS || !isKnown ? 'calm' : left > FINAL_WARNING_MS ? 'close' : 'last';
  return (
    <span class={`timer ${urgency}`}>
      {isHidden ? (
        <span class="timer-hidden">{words.timeHidden}</span>
      ) : (
        <span class="digits" role="timer" aria-live="off" data-time-left>
          <span class="sr">{words.timeLeft} </span>
          {isKnown ? formatLeft(left) : words.timeAtLeast(formatLeft(left))}
        </span>
      )}
      {/* Beside the time, not around it: a screen reader reads the content of a button only as its name. */}
      <button
        type="button"
        class="timer-toggle"
        aria-pressed={isHidden}
        aria-label={words.hideTime}
        title={words.hideTime}
        onClick={() => setHidden(!isHidden)}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path
            d="M1.5 8s2.4-4 6.5-4 6.5 4 6.5 4-2.4 4-6.5 4-6.5-4-6.5-4z M2.5 13.5l11-11"
            fill="none"
            stroke="currentColor"
            stroke-width="1.4"
          />
        </svg>
      </button>
    </span>
  );
}
