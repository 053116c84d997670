/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { announce } from '../components/announcer';
import { Button, Notice } from '../components/parts';
import { texts } from '../texts/texts';
import { ReturnCodeText } from '../components/return-code-text';

const words = texts.lobby;

/** Candidates without an e-mail address must keep the address of this page. */
export function KeepLink({ returnCode }: { returnCode: string | null }) {
  const [isCopied, setCopied] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(location.href);
      setCopied(true);
      announce(words.copied);
    } catch {
      setFailed(true);
      announce(words.copyFailed);
    }
  };
  return (
    <Notice>
      <p>{returnCode ? words.keepCode : words.keepLink}</p>
      {returnCode && <ReturnCodeText code={returnCode} />}
      {isFailed && <p>{words.copyFailed}</p>}
      {/* Pages without TLS have no clipboard. */}
      {'clipboard' in navigator && (
        <Button onClick={() => void copy()}>{isCopied ? words.copied : words.copyLink}</Button>
      )}
    </Notice>
  );
}
