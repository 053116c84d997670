import { formatPercent } from '../../ui/format';
import { pictureTexts as words } from './picture-texts';
import type { PictureResult } from './class-picture.query';
import { outcomeName } from './outcome-signs';
import type { PictureColumn } from './picture-columns';
import classes from './current-answer.module.css';

interface CurrentAnswerProps {
  /** None while no answer is pointed at. */
  result: PictureResult | null | undefined;
  column: PictureColumn | null | undefined;
}

/** The answer that is pointed at, in words. It always takes the same space, so that nothing moves. */
export function CurrentAnswer({ result, column }: CurrentAnswerProps) {
  if (!result || !column) return <p className={classes.current}>{words.choose}</p>;
  const { place, text, percent } = column.question;
  const outcome = result.outcomes[column.index] ?? null;
  return (
    <p className={classes.current}>
      <strong>
        <bdi>{words.cell(result.name, place, outcomeName(outcome))}</bdi>
      </strong>{' '}
      ({percent === null ? words.unmeasured : words.share(formatPercent(percent))}){' '}
      <span dir="auto">{text}</span>
    </p>
  );
}
