import { Badge, Group, Paper, Stack, Text } from '@mantine/core';
import { conductTexts } from '../ui/conduct-texts';
import { formatNumber } from '../ui/format';
import { CheckIcon } from '../ui/icons';
import type { AttemptPaper } from './attempt-paper.query';
import classes from './attempt-page.module.css';

type Question = AttemptPaper['questions'][number];
type Mcq = Extract<Question, { __typename: 'AnsweredMcq' }>;
type Image = NonNullable<Question['image']>;

const { paper: words } = conductTexts;
const COLORS = { RIGHT: 'green', WRONG: 'red', BLANK: 'gray', WAITING: 'yellow' } as const;

/** A question with what was answered, what would have been right and what was given. */
export function AnsweredQuestion({ question }: { question: Question }) {
  const { place, text, image, outcome, marks, maxMarks } = question;
  return (
    <Paper withBorder p="md">
      <Group justify="space-between" gap="xs" mb="xs">
        <Text size="sm" c="dimmed" fw={600}>
          {words.question(place)}
        </Text>
        <Group gap="sm">
          {marks !== null && (
            <Text size="sm">{words.given(formatNumber(marks), formatNumber(maxMarks))}</Text>
          )}
          <Badge variant="outline" color={outcome ? COLORS[outcome] : 'gray'} c="inherit" tt="none">
            {outcome ? words.outcomes[outcome] : words.notMarked}
          </Badge>
        </Group>
      </Group>
      <Text dir="auto" fw={600} className={classes.text}>
        {text}
      </Text>
      {image && <Picture image={image} />}
      {question.__typename === 'AnsweredMcq' ? (
        <Options question={question} />
      ) : (
        <Stack gap="sm" mt="sm">
          <LongText label={words.answer} text={question.answer || words.noAnswer} />
          {question.modelAnswer !== '' && (
            <LongText label={words.modelAnswer} text={question.modelAnswer} />
          )}
        </Stack>
      )}
    </Paper>
  );
}

function Options({ question }: { question: Mcq }) {
  return (
    <Stack gap="sm" mt="sm">
      <ol className={classes.options}>
        {question.options.map(({ optionId, text, image, isCorrect, isChosen }) => (
          <li
            key={optionId}
            className={classes.option}
            data-key={isCorrect || undefined}
            data-chosen={isChosen || undefined}
          >
            <span className={classes.bubble} aria-hidden="true">
              {isChosen && <CheckIcon size={14} />}
            </span>
            <span className={classes.said}>
              <Text component="span" dir="auto" className={classes.text}>
                {text}
              </Text>
              {image && <Picture image={image} />}
            </span>
            <Text component="span" size="sm" c="dimmed" className={classes.marks}>
              {[...(isChosen ? [words.chosen] : []), ...(isCorrect ? [words.correct] : [])].join(
                ', ',
              )}
            </Text>
          </li>
        ))}
      </ol>
      {question.explanation !== '' && (
        <LongText label={words.explanation} text={question.explanation} />
      )}
    </Stack>
  );
}

function LongText({ label, text }: { label: string; text: string }) {
  return (
    <Stack gap={2}>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <Text dir="auto" className={classes.text}>
        {text}
      </Text>
    </Stack>
  );
}

function Picture({ image }: { image: Image }) {
  const { url, width, height, alternativeText } = image;
  return (
    <img
      src={url}
      width={width}
      height={height}
      alt={alternativeText}
      loading="lazy"
      className={classes.picture}
    />
  );
}
