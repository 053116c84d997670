/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks';
import { announce } from './announcer';
import { countWords } from './count-words';
import { formatNumber } from '../texts/format';
import { texts } from '../texts/texts';

/** Counting a long text takes time, which typing should have. */
const COUNT_AFTER_MS = 300;
/** A screen reader would read it over what is being typed. */
const ANNOUNCE_AFTER_MS = 5_000;

const shown = (count: number): string => texts.sitting.words(count, formatNumber(count));

/** The number of words of a text, announced when nothing was typed for a while. */
export function WordCount({ text }: { text: string }) {
  const [count, setCount] = useState(() => countWords(text));
  const lastTextRef = useRef(text);
  useEffect(() => {
    if (text === lastTextRef.current) return undefined;
    lastTextRef.current = text;
    const counting = setTimeout(() => setCount(countWords(text)), COUNT_AFTER_MS);
    const announcing = setTimeout(() => announce(shown(countWords(text))), ANNOUNCE_AFTER_MS);
    return () => {
      clearTimeout(counting);
      clearTimeout(announcing);
    };
  }, [text]);
  return <span data-words={count}>{shown(count)}</span>;
}
