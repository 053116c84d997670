/** @jsxImportSource preact */
/** Says things to screen readers when they are not busy with something else. */
import { useEffect, useState } from 'preact/hooks';

let say: (sentence: string) => void = () => undefined;

export function announce(sentence: string): void {
  say(sentence);
}

export function Announcer() {
  const [said, setSaid] = useState({ sentence: '', turn: 0 });
  useEffect(() => {
    say = (sentence) => setSaid(({ turn }) => ({ sentence, turn: turn + 1 }));
    return () => {
      say = () => undefined;
    };
  }, []);
  // The same sentence twice is read twice only when the node is another.
  return (
    <div class="sr" role="status" aria-live="polite">
      <span key={said.turn}>{said.sentence}</span>
    </div>
  );
}
