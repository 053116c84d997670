/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../components/parts';
import { texts } from '../texts/texts';

const words = texts.front;

interface ResendButtonProps {
  /** When the server sends a new code, in milliseconds since 1970 by this device's clock. */
  at: number;
  /** The longest wait in seconds, whatever happens to that clock. */
  most: number;
  isDisabled: boolean;
  onResend: () => Promise<void>;
}

/** Asks for a new code, and counts down until it can. */
export function ResendButton({ at, most, isDisabled, onResend }: ResendButtonProps) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [at]);
  const left = secondsToWait(at, most, now);
  return (
    <Button tone="quiet" disabled={left > 0 || isDisabled} onClick={() => void onResend()}>
      {left > 0 ? words.resendIn(left) : words.resend}
    </Button>
  );
}

/** @returns whole seconds; 0 where a new code can be asked for */
export function secondsToWait(at: number, most: number, now: number): number {
  return Math.min(Math.max(0, Math.ceil((at - now) / 1_000)), most);
}
