import { Button, Text } from '@mantine/core';
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
      <td data-cell="side" data-numeric>
        {formatNumber(place)}
      </td>
      <td data-cell="main">
        <Text dir="auto" className={classes.question}>
          {question.text}
        </Text>
        {looksOf(question).map(({ text, isSerious }) => (
          <Text key={text} size="sm" className={classes.look} mod={{ serious: isSerious }}>
            {isSerious ? <AlertIcon /> : <InfoIcon />} <span>{text}</span>
          </Text>
        ))}
      </td>
      <td data-cell="plain" className={classes.outcomes}>
        {OUTCOMES.filter((name) => question[name] > 0).map((name) => (
          <span key={name} className={classes.outcome}>
            {formatNumber(question[name])} {words.outcomes[name]}
          </span>
        ))}
      </td>
      <td data-cell="number" data-label={words.right}>
        <Percent figure={question.rightAnswers} counts={counts} />
      </td>
      <td data-cell="number" data-label={columns.facility}>
        <Percent figure={question.facility} counts={counts} isSecond />
      </td>
      <td data-cell="number" data-label={columns.discrimination}>
        {question.discriminationIndex.value === null ? (
          <Refused figure={question.discriminationIndex} counts={counts} />
        ) : (
          shownIndex(question.discriminationIndex.value)
        )}
      </td>
      <td data-cell="menu" data-unprinted>
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
      </td>
    </tr>
  );
}

interface CellProps {
  figure: Figure;
  counts: { attempts: number; questions: number };
}

interface PercentProps extends CellProps {
  /** Drawn in the second colour. */
  isSecond?: boolean;
}

function Percent({ figure, counts, isSecond = false }: PercentProps) {
  if (figure.value === null) return <Refused figure={figure} counts={counts} />;
  return (
    <span className={classes.percent}>
      {formatPercent(figure.value)}
      <ShareBar percent={figure.value} isSecond={isSecond} />
    </span>
  );
}

/** In place of the figure. On a phone, the reason is in the details only. */
function Refused({ figure, counts }: CellProps) {
  return (
    <>
      {none}
      <small className={classes.refusal}>{refusalText(figure, counts)}</small>
    </>
  );
}
