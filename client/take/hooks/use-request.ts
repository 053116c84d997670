import { useState } from 'preact/hooks';
import { errorText } from '../texts/error-text';

/** Runs one request of a form at a time; `failure` is the error text of the last one. */
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
      setFailure(errorText(error));
    } finally {
      setSending(false);
    }
  };
  return { isSending, failure, run };
}
