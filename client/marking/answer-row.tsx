import { Button, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { shownMarks } from '../ui/marks';
import { StateTag } from '../ui/pictures/state-tag';
import { markingTexts } from '../ui/texts/marking-texts';
import { learnerName } from './learner-name';
import type { ListedAnswer } from './marking-lists.query';

const { answers: words, desk } = markingTexts;

interface AnswerRowProps {
  answer: ListedAnswer;
  /** The question that was answered, in a column of its own; undefined: there is no such column. */
  question: string | undefined;
  /** The desk, where the answer is opened. */
  to: string;
}

/** An answer in the list, with its marks. */
export function AnswerRow({ answer, question, to }: AnswerRowProps) {
  const { learner, excerpt, marks, maxMarks } = answer;
  const name = learnerName(learner);
  return (
    <tr>
      <td data-cell="main">
        <bdi>{name}</bdi>
      </td>
      {question !== undefined && (
        <td data-cell="plain">
          <Text inherit dir="auto" lineClamp={1}>
            {question}
          </Text>
        </td>
      )}
      <td data-cell="plain">
        <Text inherit dir="auto" lineClamp={1} c={excerpt === null ? 'dimmed' : undefined}>
          {excerpt ?? desk.noAnswer}
        </Text>
      </td>
      <td data-cell="side">
        {marks === null ? (
          <StateTag state="waiting">{words.waiting}</StateTag>
        ) : (
          words.given(shownMarks(marks), shownMarks(maxMarks))
        )}
      </td>
      <td data-cell="menu">
        <Button
          component={Link}
          size="xs"
          variant="default"
          to={to}
          aria-label={words.openNamed(name)}
        >
          {words.open}
        </Button>
      </td>
    </tr>
  );
}
