import { Paper, Stack, Text } from '@mantine/core';
import { choiceNotes } from '../ui/choice-notes';
import { markingTexts } from '../ui/texts/marking-texts';
import { LabelledText, OptionList, OptionRow, WrittenText } from '../ui/components/question-parts';
import { StoredPicture } from '../ui/components/stored-picture';
import type { MarkingAnswer } from './marking-queue.query';

const { desk: words } = markingTexts;

type Answered = MarkingAnswer['answered'];

interface QuestionViewProps {
  answered: Answered;
  /** In the paper; the learner may have had another order. */
  number: number;
}

/** The question as the candidate saw it, with its key. */
export function QuestionView({ answered, number }: QuestionViewProps) {
  const { text, image } = answered;
  return (
    <Paper withBorder p="md" component="section" aria-label={words.question(number)}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed" fw={600}>
          {words.question(number)}
        </Text>
        <WrittenText isHeading text={text} />
        <StoredPicture image={image} />
        {answered.__typename === 'AnsweredDescriptive'
          ? answered.modelAnswer !== '' && (
              <LabelledText label={words.modelAnswer} text={answered.modelAnswer} />
            )
          : answered.explanation !== '' && (
              <LabelledText label={words.explanation} text={answered.explanation} />
            )}
      </Stack>
    </Paper>
  );
}

/** The candidate's answer, with spaces and line breaks as typed. */
export function AnswerView({ answered }: { answered: Answered }) {
  if (answered.__typename === 'AnsweredDescriptive')
    return answered.answer ? (
      <WrittenText text={answered.answer} />
    ) : (
      <Text c="dimmed">{words.noAnswer}</Text>
    );
  return (
    <OptionList>
      {answered.options.map(({ optionId, text, image, isCorrect, isChosen }) => (
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
  );
}
