/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import { Button } from './parts';
import { texts } from './texts';

const words = texts.front;

/** A new code can be had once the server sends one again. */
export function Resend({ after, onResend }: { after: string; onResend: () => Promise<void> }) {
  const secondsTo = (): number => Math.ceil((Date.parse(after) - Date.now()) / 1000);
  const [left, setLeft] = useState(secondsTo);
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsTo()), 500);
    return () => clearInterval(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- it is made anew for each `after`
  }, []);
  return (
    <Button tone="quiet" disabled={left > 0} onClick={() => void onResend()}>
      {left > 0 ? words.resendIn(left) : words.resend}
    </Button>
  );
}
