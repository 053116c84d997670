import { Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { ExamFiguresQuery } from '../../gql/exams/graphql';
import { CardTable } from '../../ui/components/card-table';
import { formatNumber } from '../../ui/format';
import { resultTexts } from '../../ui/texts/result-texts';
import { StoredPicture } from '../../ui/components/stored-picture';
import { percentText } from './percent-text';
import classes from './figures.module.css';

type QuestionFigures = ExamFiguresQuery['examFigures']['questions'][number];
type Sort = keyof typeof words.sorts;

const { figures: words } = resultTexts;
const { columns } = words;
const OUTCOMES = ['right', 'partly', 'wrong', 'blank', 'waiting'] as const;
const SORTS: readonly Sort[] = ['PAPER', 'HARDEST', 'TELLING'];

/** Sort keys; unknown values come last. */
const ORDER: Record<Sort, (question: QuestionFigures) => number> = {
  PAPER: ({ place }) => place,
  HARDEST: ({ facility }) => facility ?? Infinity,
  TELLING: ({ discrimination }) => discrimination ?? Infinity,
};

/** The item analysis of a revision: facility, discrimination and outcomes of each question. */
export function QuestionFiguresTable({ questions }: { questions: readonly QuestionFigures[] }) {
  const [sort, setSort] = useState<Sort>('PAPER');
  const sorted = questions.toSorted((a, b) => ORDER[sort](a) - ORDER[sort](b) || a.place - b.place);
  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="sm">
        <Title order={2}>{words.questions}</Title>
        <NativeSelect
          className={classes.besides}
          aria-label={words.sort}
          value={sort}
          onChange={({ currentTarget: { value } }) =>
            setSort(SORTS.find((sortName) => sortName === value) ?? 'PAPER')
          }
          data={SORTS.map((value) => ({ value, label: words.sorts[value] }))}
        />
      </Group>
      <Text size="sm" c="dimmed">
        {words.hint}
      </Text>
      <CardTable label={words.questions} columns={Object.values(columns)}>
        {sorted.map((question) => (
          <tr key={question.questionId}>
            <td data-label={columns.place}>{formatNumber(question.place)}</td>
            <td data-label={columns.question}>
              <Stack gap={4} miw={0}>
                <Text dir="auto" lineClamp={3} style={{ overflowWrap: 'anywhere' }}>
                  {question.text}
                </Text>
                {question.options.length > 0 && <Choices question={question} />}
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
            <td data-label={columns.facility}>
              {question.facility !== null && (
                <Stack gap={4} miw={70}>
                  <span>{percentText(question.facility)}</span>
                  <ShareBar percent={question.facility} />
                  {question.options.length === 0 && question.meanMarks !== null && (
                    <Text component="span" size="sm" c="dimmed">
                      {words.meanMarks(formatNumber(round(question.meanMarks, 100)))}
                    </Text>
                  )}
                </Stack>
              )}
            </td>
            <td data-label={columns.discrimination}>
              {question.discrimination === null
                ? words.noFigure
                : formatNumber(round(question.discrimination, 1))}
            </td>
          </tr>
        ))}
      </CardTable>
    </Stack>
  );
}

function Choices({ question: { options, place } }: { question: QuestionFigures }) {
  const all = options.reduce((sum, { count }) => sum + count, 0);
  return (
    <details className={classes.more}>
      <summary aria-label={`${words.choices}, ${columns.question} ${formatNumber(place)}`}>
        {words.choices}
      </summary>
      <ol className={classes.choices}>
        {options.map(({ optionId, text, image, isCorrect, count }, index) => {
          const share = all === 0 ? 0 : (100 * count) / all;
          return (
            <li key={optionId} className={classes.choice}>
              <span>
                <span dir="auto">{text || words.option(formatNumber(index + 1))}</span>
                <StoredPicture image={image} />
                {isCorrect && (
                  <Text component="span" size="sm" fw={600}>
                    {' '}
                    ({words.key})
                  </Text>
                )}
              </span>
              <ShareBar percent={share} />
              <span>{words.chosen(formatNumber(count), percentText(share))}</span>
            </li>
          );
        })}
      </ol>
    </details>
  );
}

function round(value: number, parts: number): number {
  return Math.round(value * parts) / parts;
}

/** A percentage as a bar; the number is beside it. @param percent negative values show no bar */
function ShareBar({ percent }: { percent: number }) {
  const width = Math.max(0, Math.min(100, percent));
  return (
    <svg className={classes.meter} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden>
      <rect className={classes.track} width={100} height={10} rx={2} />
      <rect className={classes.bar} width={width} height={10} rx={2} />
    </svg>
  );
}
