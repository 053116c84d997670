import { splitText } from '../../design/split-text';
import classes from './learner-view.module.css';

/** A text with code as code, as learners see it (client/take/components/formatted-text.tsx). */
export function FormattedText({ text }: { text: string }) {
  return splitText(text).map(({ kind, text: shown }, index) =>
    kind === 'TEXT' ? (
      shown
    ) : (
      <code
        key={index}
        className={classes.code}
        data-block={kind === 'BLOCK' || undefined}
        dir="ltr"
      >
        {shown}
      </code>
    ),
  );
}
