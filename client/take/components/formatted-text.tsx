/** @jsxImportSource preact */
import { splitText } from './split-text';

/** A block with longer lines may scroll on a small phone: it can have the focus, so that keys scroll it. */
const MAX_NARROW = 24;

/**
 * A text of a question or an option, with code as code: monospaced, from left to right, with its spaces.
 * @param isLabel in a label, where nothing else may have the focus: long lines of code are wrapped
 */
export function FormattedText({ text, isLabel = false }: { text: string; isLabel?: boolean }) {
  return (
    <>
      {splitText(text).map(({ kind, text: shown }, index) => {
        if (kind === 'TEXT') return shown;
        const isBlock = kind === 'BLOCK';
        const scrolls = isBlock && !isLabel && longestLine(shown) > MAX_NARROW;
        return (
          <code
            key={index}
            class={isBlock ? `code-block ${isLabel ? 'wrapped' : ''}` : 'code'}
            dir="ltr"
            tabIndex={scrolls ? 0 : undefined}
          >
            {shown}
          </code>
        );
      })}
    </>
  );
}

const longestLine = (code: string): number =>
  code.split('\n').reduce((longest, line) => Math.max(longest, line.length), 0);
