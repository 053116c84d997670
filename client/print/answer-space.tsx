import type { Marks } from '../ui/marks';
import { lineGroups, linesFor } from './answer-lines';
import type { PaperLayout } from './paper-layout';
import { Option } from './question';
import classes from './question.module.css';
import type { Mcq, Question } from './quiz.query';

interface AnswerSpaceProps {
  question: Question;
  marks: Marks;
  layout: PaperLayout;
}

/** Where a question is answered on paper: bubbles, or lines or space for more or less words. */
export function AnswerSpace({ question, marks, layout }: AnswerSpaceProps) {
  if (question.__typename === 'McqQuestion')
    return <Options question={question} columns={layout.columns} />;
  if (layout.space === 'NONE') return null;
  return (
    <div className={classes.lines} data-space={layout.space} aria-hidden="true">
      {lineGroups(linesFor(marks, layout.amount)).map((count, group) => (
        <div key={group} className={classes.group}>
          {Array.from({ length: count }, (__, line) => (
            <div key={line} className={classes.line} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Options of at most this many characters are printed two in a row, in one or two columns. */
const MAX_SHORT_LENGTHS = { '1': 28, '2': 12 };

interface OptionsProps extends Pick<PaperLayout, 'columns'> {
  question: Mcq;
}

function Options({ question: { options }, columns }: OptionsProps) {
  const isShort = (text: string): boolean =>
    text.length <= MAX_SHORT_LENGTHS[columns] && !text.includes('\n');
  const areShort = options.every(({ text, image }) => !image && isShort(text));
  return (
    <ol className={classes.options} data-short={areShort || undefined}>
      {options.map(({ id, text, image }, place) => (
        <Option key={id} place={place} text={text} image={image} />
      ))}
    </ol>
  );
}
