/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../components/parts';
import { texts } from '../texts/texts';

const words = texts.front;

/** @param after seconds until the server sends a new code */
export function ResendButton({
  after,
  onResend,
}: {
  after: number;
  onResend: () => Promise<void>;
}) {
  const [left, setLeft] = useState(after);
  useEffect(() => {
    const end = performance.now() + after * 1_000;
    const timer = setInterval(() => setLeft(Math.ceil((end - performance.now()) / 1_000)), 500);
    return () => clearInterval(timer);
  }, [after]);
  return (
    <Button tone="quiet" disabled={left > 0} onClick={() => void onResend()}>
      {left > 0 ? words.resendIn(left) : words.resend}
    </Button>
  );
}
