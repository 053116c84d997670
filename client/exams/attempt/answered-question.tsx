import { Group, Paper, Stack, Text } from '@mantine/core';
import { choiceNotes } from '../../ui/choice-notes';
import type { ReactNode } from 'react';
import { invigilationTexts } from '../../ui/texts/invigilation-texts';
import { shownMarks } from '../../ui/marks';
import {
  LabelledText,
  OptionList,
  OptionRow,
  WrittenText,
} from '../../ui/components/question-parts';
import { StateTag } from '../../ui/pictures/state-tag';
import { StoredPicture } from '../../ui/components/stored-picture';
import type { AttemptPaper } from './attempt-paper.query';

type Question = AttemptPaper['questions'][number];
type Mcq = Extract<Question, { __typename: 'AnsweredMcq' }>;

const { paper: words } = invigilationTexts;
const TAGS = {
  RIGHT: 'right',
  PARTLY: 'partly',
  WRONG: 'wrong',
  BLANK: 'unanswered',
  WAITING: 'waiting',
} as const;

interface AnsweredQuestionProps {
  question: Question;
  /** Shown below it. */
  children?: ReactNode;
}

/** A question with the candidate's answer, the key and the marks. */
export function AnsweredQuestion({ question, children }: AnsweredQuestionProps) {
  const { place, text, image, outcome, marks, maxMarks } = question;
  return (
    <Paper withBorder p="md">
      <Group justify="space-between" gap="xs" mb="xs">
        <Text size="sm" c="dimmed" fw={600}>
          {words.question(place)}
        </Text>
        <Group gap="sm">
          {marks !== null && (
            <Text size="sm">{words.given(shownMarks(marks), shownMarks(maxMarks))}</Text>
          )}
          <StateTag state={outcome ? TAGS[outcome] : 'waiting'}>
            {outcome ? words.outcomes[outcome] : words.notMarked}
          </StateTag>
        </Group>
      </Group>
      <WrittenText isHeading text={text} />
      <StoredPicture image={image} />
      {question.__typename === 'AnsweredMcq' ? (
        <Options question={question} />
      ) : (
        <Stack gap="sm" mt="sm">
          <LabelledText label={words.answer} text={question.answer || words.noAnswer} />
          {question.modelAnswer !== '' && (
            <LabelledText label={words.modelAnswer} text={question.modelAnswer} />
          )}
        </Stack>
      )}
      {children}
    </Paper>
  );
}

function Options({ question }: { question: Mcq }) {
  return (
    <Stack gap="sm" mt="sm">
      <OptionList>
        {question.options.map(({ optionId, text, image, isCorrect, isChosen }) => (
          <OptionRow
            key={optionId}
            isKey={isCorrect}
            tickedBy={isChosen ? 'learner' : undefined}
            text={text}
            note={choiceNotes({ isChosen, isCorrect }).join(', ')}
          >
            <StoredPicture image={image} />
          </OptionRow>
        ))}
      </OptionList>
      {question.explanation !== '' && (
        <LabelledText label={words.explanation} text={question.explanation} />
      )}
    </Stack>
  );
}
