import { useState } from 'preact/hooks';
import { sentenceOf } from '../texts/sentence';

/** A form's one request under way, and what went wrong with the last. */
export function useRequest(): {
  isSending: boolean;
  failure: string | null;
  run: (work: () => Promise<void>) => Promise<void>;
} {
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const run = async (work: () => Promise<void>): Promise<void> => {
    if (isSending) return;
    setSending(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(sentenceOf(error));
    } finally {
      setSending(false);
    }
  };
  return { isSending, failure, run };
}
