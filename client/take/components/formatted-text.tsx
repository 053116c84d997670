/** @jsxImportSource preact */
import { CodeBlock } from './code-block';
import { splitText } from '../../design/split-text';

/**
 * A text of a question or an option, with code as code: monospaced, from left to right, with its spaces.
 * @param isLabel in a label, where nothing else may have the focus: long lines of code are wrapped
 */
export function FormattedText({ text, isLabel = false }: { text: string; isLabel?: boolean }) {
  return (
    <>
      {splitText(text).map(({ kind, text: shown }, index) => {
        if (kind === 'TEXT') return shown;
        if (kind === 'BLOCK' && !isLabel) return <CodeBlock key={index} code={shown} />;
        return (
          <code key={index} class={kind === 'BLOCK' ? 'code-block wrapped' : 'code'} dir="ltr">
            {shown}
          </code>
        );
      })}
    </>
  );
}
