import { Button, Stack, Text } from '@mantine/core';
import { formatNumber, formatPercent } from '../../ui/format';
import { AlertIcon, InfoIcon } from '../../ui/icons';
import { figureTexts } from '../figure-texts';
import { refusalText } from './figure-entry';
import type { Figure, QuestionFigures } from './figures.query';
import classes from './figures.module.css';
import { shownIndex } from './question-entries';
import { looksOf } from './question-looks';
import { ShareBar } from './share-bar';

const { questions: words, none } = figureTexts;
const { columns } = words;
const OUTCOMES = ['right', 'partly', 'wrong', 'blank'] as const;

interface QuestionRowProps {
  question: QuestionFigures;
  /** Of the paper. */
  questionCount: number;
  isOpen: boolean;
  onToggle: () => void;
}

/** The main figures of a question, and what deserves a look. */
export function QuestionRow({ question, questionCount, isOpen, onToggle }: QuestionRowProps) {
  const { place, questionId, attempts } = question;
  const counts = { attempts, questions: questionCount };
  return (
    <tr data-opened={isOpen || undefined} className={classes.row}>
      <td data-label={columns.place}>{formatNumber(place)}</td>
      <td data-label={columns.question}>
        <Stack gap={4} miw={0} align="flex-start">
          <Text dir="auto" lineClamp={3} style={{ overflowWrap: 'anywhere' }}>
            {question.text}
          </Text>
          {looksOf(question).map(({ text, isSerious }) => (
            <Text
              key={text}
              component="span"
              size="sm"
              className={classes.look}
              mod={{ serious: isSerious }}
            >
              {isSerious ? <AlertIcon /> : <InfoIcon />} <span>{text}</span>
            </Text>
          ))}
          <Button
            variant="default"
            size="xs"
            aria-label={words.detailsOf(place)}
            aria-expanded={isOpen}
            aria-controls={isOpen ? `details-${questionId}` : undefined}
            onClick={onToggle}
          >
            {words.details}
          </Button>
        </Stack>
      </td>
      <td data-label={columns.outcomes}>
        <Stack gap={0}>
          {OUTCOMES.filter((name) => question[name] > 0).map((name) => (
            <Text key={name} component="span" size="sm">
              {formatNumber(question[name])} {words.outcomes[name]}
            </Text>
          ))}
        </Stack>
      </td>
      <td data-label={columns.rightAnswers}>
        <Percent figure={question.rightAnswers} counts={counts} />
      </td>
      <td data-label={columns.facility}>
        <Percent figure={question.facility} counts={counts} />
      </td>
      <td data-label={columns.discrimination}>
        {question.discriminationIndex.value === null ? (
          <Refused figure={question.discriminationIndex} counts={counts} />
        ) : (
          shownIndex(question.discriminationIndex.value)
        )}
      </td>
    </tr>
  );
}

interface CellProps {
  figure: Figure;
  counts: { attempts: number; questions: number };
}

function Percent({ figure, counts }: CellProps) {
  if (figure.value === null) return <Refused figure={figure} counts={counts} />;
  return (
    <Stack gap={4} miw={70}>
      <span>{formatPercent(figure.value)}</span>
      <ShareBar percent={figure.value} />
    </Stack>
  );
}

/** In place of the figure. */
function Refused({ figure, counts }: CellProps) {
  return (
    <Stack gap={0} maw="11rem">
      <span>{none}</span>
      <Text component="span" size="xs" c="dimmed">
        {refusalText(figure, counts)}
      </Text>
    </Stack>
  );
}
