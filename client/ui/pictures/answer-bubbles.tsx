import { memo } from 'react';
import { answerBubbles } from '../../design/answer-bubbles';
import classes from './answer-bubbles.module.css';

/**
 * A bubble for each question, filled where there is an answer: two paths, however many questions. The numbers stand
 * beside it in words, so it is hidden from screen readers.
 */
export const AnswerBubbles = memo(function AnswerBubbles({ answered }: { answered: string }) {
  const { width, height, filled, empty, stroke } = answerBubbles(answered);
  return (
    <svg
      className={classes.bubbles}
      aria-hidden="true"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      strokeWidth={stroke}
    >
      <path className={classes.empty} d={empty} />
      <path className={classes.filled} d={filled} />
    </svg>
  );
});
