import { Badge, Group, Paper, Stack, Text, VisuallyHidden } from '@mantine/core';
import type { QuestionsQuery } from '../gql/questions/graphql';
import { CheckIcon } from '../ui/icons';
import { texts } from '../ui/texts';
import classes from './question-card.module.css';

type Question = QuestionsQuery['quiz']['questions']['items'][number];
type Mcq = Extract<Question, { __typename: 'McqQuestion' }>;

const { detail: words } = texts;

/** A question as its author sees it: with the key. */
export function QuestionCard({ question }: { question: Question }) {
  const { position, text, marks } = question;
  return (
    <Paper withBorder p="md" className={classes.card}>
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
      <Text dir="auto" fw={600} className={classes.text}>
        {text}
      </Text>
      {question.__typename === 'McqQuestion' ? (
        <Options question={question} />
      ) : (
        <LongText label={words.answer} text={question.modelAnswer} />
      )}
    </Paper>
  );
}

function Options({ question }: { question: Mcq }) {
  return (
    <Stack gap="sm" mt="sm">
      <ol className={classes.options}>
        {question.options.map(({ id, text }) => {
          const isKey = id === question.correctOptionId;
          return (
            <li key={id} className={classes.option} data-key={isKey || undefined}>
              <span className={classes.bubble} aria-hidden="true">
                {isKey && <CheckIcon size={14} />}
              </span>
              <Text component="span" dir="auto" className={classes.text}>
                {text}
                {isKey && <VisuallyHidden> ({words.correct})</VisuallyHidden>}
              </Text>
            </li>
          );
        })}
      </ol>
      <LongText label={words.explanation} text={question.explanation} />
    </Stack>
  );
}

function LongText({ label, text }: { label: string; text: string }) {
  if (text === '') return null;
  return (
    <Stack gap={2} mt="xs">
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <Text dir="auto" className={classes.text}>
        {text}
      </Text>
    </Stack>
  );
}
