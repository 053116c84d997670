/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { announce } from '../components/announcer';
import { Button, Notice } from '../components/parts';
import { texts } from '../texts/texts';

const words = texts.lobby;

/** Candidates without an e-mail address must keep the address of this page. */
export function KeepLink() {
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
      <p>{words.keepLink}</p>
      {isFailed && <p>{words.copyFailed}</p>}
      {/* Pages without TLS have no clipboard. */}
      {'clipboard' in navigator && (
        <Button onClick={() => void copy()}>{isCopied ? words.copied : words.copyLink}</Button>
      )}
    </Notice>
  );
}
