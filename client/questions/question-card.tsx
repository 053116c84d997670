import { Badge, Group, Paper, Stack, Text, VisuallyHidden } from '@mantine/core';
import type { QuestionsQuery } from '../gql/questions/graphql';
import { LabelledText, OptionList, OptionRow, WrittenText } from '../ui/question-parts';
import { texts } from '../ui/texts';

type Question = QuestionsQuery['quiz']['questions']['items'][number];
type Mcq = Extract<Question, { __typename: 'McqQuestion' }>;

const { detail: words } = texts;

/** A question as its author sees it: with the key. */
export function QuestionCard({ question }: { question: Question }) {
  const { position, text, marks } = question;
  return (
    <Paper withBorder p="md" style={{ breakInside: 'avoid' }}>
      <Group justify="space-between" gap="xs" mb="xs">
        <Text size="sm" c="dimmed" fw={600}>
          {words.question(position)}
        </Text>
        <Group gap="xs">
          {marks !== null && (
            <Text size="sm" c="dimmed">
              {words.marks(marks)}
            </Text>
          )}
          <Badge variant="default" tt="none">
            {question.__typename === 'McqQuestion' ? words.mcq : words.descriptive}
          </Badge>
        </Group>
      </Group>
      <WrittenText isHeading text={text} />
      {question.__typename === 'McqQuestion' ? (
        <Options question={question} />
      ) : (
        question.modelAnswer !== '' && (
          <Stack mt="sm">
            <LabelledText label={words.answer} text={question.modelAnswer} />
          </Stack>
        )
      )}
    </Paper>
  );
}

function Options({ question }: { question: Mcq }) {
  return (
    <Stack gap="sm" mt="sm">
      <OptionList>
        {question.options.map(({ id, text }) => {
          const isKey = id === question.correctOptionId;
          return (
            <OptionRow key={id} isKey={isKey} tickedBy={isKey ? 'author' : undefined} text={text}>
              {isKey && <VisuallyHidden> ({words.correct})</VisuallyHidden>}
            </OptionRow>
          );
        })}
      </OptionList>
      {question.explanation !== '' && (
        <LabelledText label={words.explanation} text={question.explanation} />
      )}
    </Stack>
  );
}
