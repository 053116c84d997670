import { useQuery } from '@apollo/client/react';
import { NativeSelect, Paper, Stack, Title } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { graphql } from '../../gql/exams';
import type { ExamFiguresQuery } from '../../gql/exams/graphql';
import { DescriptionList } from '../../ui/components/description-list';
import { formatNumber } from '../../ui/format';
import { ListSkeleton } from '../../ui/components/list-skeleton';
import { Notice } from '../../ui/feedback/notice';
import { ignoreErrors } from '../../ui/feedback/ignore-errors';
import { resultTexts } from '../../ui/texts/result-texts';
import { EmptyState, ErrorState } from '../../ui/feedback/states';
import { formatDuration } from '../format-duration';
import { percentText } from './percent-text';
import { QuestionFiguresTable } from './question-figures';
import { ScoreChart } from './score-chart';

const FIGURES = graphql(`
  query ExamFigures($quizId: ID!, $revision: Int) {
    examFigures(quizId: $quizId, revision: $revision) {
      submittedCount
      markedCount
      passedCount
      failedCount
      passRate
      scores {
        mean
        median
        standardDeviation
        lowest
        highest
      }
      distribution {
        from
        to
        count
      }
      times {
        median
        lowerQuartile
        upperQuartile
      }
      revisions
      revision
      questions {
        questionId
        place
        text
        right
        partly
        wrong
        blank
        waiting
        facility
        discrimination
        meanMarks
        options {
          optionId
          text
          image {
            url
            width
            height
            alternativeText
          }
          isCorrect
          count
        }
      }
    }
  }
`);

type Figures = ExamFiguresQuery['examFigures'];

const { figures: words } = resultTexts;

interface ExamFiguresProps {
  quizId: string;
  /** A back link, if any. */
  above?: ReactNode;
}

/** Statistics of an exam, and the item analysis of its questions. */
export function ExamFigures({ quizId, above }: ExamFiguresProps) {
  const [revision, setRevision] = useState<number | null>(null);
  const { data, previousData, error, refetch } = useQuery(FIGURES, {
    variables: { quizId, revision },
    fetchPolicy: 'cache-and-network',
  });
  const figures = (data ?? previousData)?.examFigures;
  if (error && !figures)
    return (
      <ErrorState title={words.failed} error={error} onRetry={() => ignoreErrors(refetch())} />
    );
  if (!figures) return <ListSkeleton />;
  if (figures.submittedCount === 0)
    return (
      <Stack>
        {above}
        <EmptyState title={words.empty} hint={words.emptyHint} />
      </Stack>
    );
  const waiting = figures.submittedCount - figures.markedCount;
  return (
    <Stack>
      {above}
      {waiting > 0 && (
        <Notice tone="warning" title={words.waitingTitle(waiting, formatNumber(waiting))}>
          {words.waitingHint}
        </Notice>
      )}
      <DescriptionList entries={entriesOf(figures)} />
      {figures.markedCount > 0 && (
        <Paper withBorder p="md">
          <Title order={2} mb="sm">
            {words.distribution}
          </Title>
          <ScoreChart bins={figures.distribution} />
        </Paper>
      )}
      {figures.revisions.length > 1 && (
        <NativeSelect
          w="fit-content"
          label={words.revision}
          value={String(figures.revision)}
          onChange={({ currentTarget: { value } }) => setRevision(Number(value))}
          data={figures.revisions.map((number) => ({
            value: String(number),
            label: words.revisionOf(formatNumber(number)),
          }))}
        />
      )}
      <QuestionFiguresTable questions={figures.questions} />
    </Stack>
  );
}

function entriesOf({ submittedCount, scores, times, passRate, passedCount, failedCount }: Figures) {
  const decided = formatNumber(passedCount + failedCount);
  return [
    { name: words.submitted, value: formatNumber(submittedCount) },
    ...(scores
      ? [
          { name: words.mean, value: percentText(scores.mean) },
          { name: words.median, value: percentText(scores.median) },
          ...(scores.standardDeviation === null
            ? []
            : [{ name: words.deviation, value: percentText(scores.standardDeviation) }]),
          {
            name: words.range,
            value: words.between(percentText(scores.lowest), percentText(scores.highest)),
          },
        ]
      : []),
    ...(passRate === null
      ? []
      : [
          {
            name: words.passRate,
            value: words.passed(percentText(passRate), formatNumber(passedCount), decided),
          },
        ]),
    ...(times
      ? [
          {
            name: words.time,
            value: `${formatDuration(Math.round(times.median))}, ${words.quartiles(
              formatDuration(Math.round(times.lowerQuartile)),
              formatDuration(Math.round(times.upperQuartile)),
            )}`,
          },
        ]
      : []),
  ];
}
