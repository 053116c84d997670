import { answerWords, shareWords } from './answer-words';
import { pictureTexts as words } from './picture-texts';
import type { PictureResult } from './class-picture.query';
import type { PictureColumn } from './picture-columns';
import classes from './current-answer.module.css';

interface CurrentAnswerProps {
  /** None while no answer is pointed at. */
  result: PictureResult | null | undefined;
  column: PictureColumn | null | undefined;
}

/** The answer that is pointed at, in words. It always takes the same space, so that nothing moves. */
export function CurrentAnswer({ result, column }: CurrentAnswerProps) {
  return (
    <p className={classes.current}>
      <span className={classes.words}>
        {result && column ? (
          <>
            <strong>
              <bdi>{answerWords(result, column)}</bdi>
            </strong>
            . {shareWords(column.question)} <span dir="auto">{column.question.text}</span>
          </>
        ) : (
          words.choose
        )}
      </span>
    </p>
  );
}
