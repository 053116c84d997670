/** @jsxImportSource preact */
/** Announces sentences to screen readers through a polite live region. */
import { useEffect, useState } from 'preact/hooks';

type Speaker = (sentence: string) => void;

const speakers: Speaker[] = [];
/** Then the text is removed: it would be old news to somebody who reads the page later. */
const CLEAR_AFTER_MS = 15_000;

export function announce(sentence: string): void {
  speakers.at(-1)?.(sentence);
}

/** One for the page and one in each dialog: while a dialog is open, nothing outside it is read. */
export function Announcer() {
  const [announcement, setAnnouncement] = useState({ sentence: '', count: 0 });
  useEffect(() => {
    const speaker: Speaker = (sentence) =>
      setAnnouncement(({ count }) => ({ sentence, count: count + 1 }));
    speakers.push(speaker);
    return () => void speakers.splice(speakers.indexOf(speaker), 1);
  }, []);
  useEffect(() => {
    const timer = setTimeout(
      () => setAnnouncement((last) => ({ ...last, sentence: '' })),
      CLEAR_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, [announcement.count]);
  // A repeated sentence is read again only in a new node.
  return (
    <div class="sr" role="status" aria-live="polite">
      <span key={announcement.count}>{announcement.sentence}</span>
    </div>
  );
}
