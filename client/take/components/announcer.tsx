/** @jsxImportSource preact */
/** Says things to screen readers when they are not busy with something else. */
import { useEffect, useState } from 'preact/hooks';

type Say = (sentence: string) => void;

const speakers: Say[] = [];
/** What was said is no news for whoever comes to read the page later. */
const SAID_FOR_MS = 15_000;

export function announce(sentence: string): void {
  speakers.at(-1)?.(sentence);
}

/** One for the page, and one in each dialog: while that is open nothing outside is read. */
export function Announcer() {
  const [said, setSaid] = useState({ sentence: '', turn: 0 });
  useEffect(() => {
    const say: Say = (sentence) => setSaid(({ turn }) => ({ sentence, turn: turn + 1 }));
    speakers.push(say);
    return () => void speakers.splice(speakers.indexOf(say), 1);
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => setSaid((last) => ({ ...last, sentence: '' })), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [said.turn]);
  // The same sentence twice is read twice only when the node is another.
  return (
    <div class="sr" role="status" aria-live="polite">
      <span key={said.turn}>{said.sentence}</span>
    </div>
  );
}
