import { useQuery } from '@apollo/client/react';
import { Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { currentRows, Paged } from '../../ui/components/paged';
import { ignoreErrors } from '../../ui/feedback/ignore-errors';
import { ErrorState } from '../../ui/feedback/states';
import { adjustmentTexts as words } from '../../ui/texts/adjustment-texts';
import { AdjustmentList } from '../adjustments/adjustment-list';
import { ADJUSTMENTS } from '../adjustments/adjustments.query';
import classes from './attempt-page.module.css';

/** The id of the part of the page with the adjustments. */
export const ADJUSTMENTS_ANCHOR = 'adjustments';

interface AttemptAdjustmentsProps {
  quizId: string;
  attemptId: string;
  /** Whether the learner sees the score now. */
  isScoreShown: boolean;
  onChanged: () => void;
}

/**
 * What staff changed about the result of a submitted attempt, and why, also what was undone; nothing where
 * nothing was changed. It comes after the questions, which it must not move.
 */
export function AttemptAdjustments({
  quizId,
  attemptId,
  isScoreShown,
  onChanged,
}: AttemptAdjustmentsProps) {
  const [page, setPage] = useState(1);
  const answer = useQuery(ADJUSTMENTS, {
    variables: { quizId, attemptId, page },
    fetchPolicy: 'cache-and-network',
  });
  const { error, refetch } = answer;
  const { rows, isStale } = currentRows(answer);
  const list = rows?.examAdjustments;
  const reload = (): void => ignoreErrors(refetch());
  if (!list && error) return <ErrorState title={words.listFailed} error={error} onRetry={reload} />;
  if (!list || list.totalCount === 0) return null;
  return (
    <Stack component="section" gap="sm" id={ADJUSTMENTS_ANCHOR} className={classes.question}>
      <Title order={2}>{words.list}</Title>
      <Text c="dimmed">{isScoreShown ? words.shownToLearner : words.hiddenFromLearner}</Text>
      <Paged page={page} totalPages={list.totalPages} isStale={isStale} onPageChange={setPage}>
        <AdjustmentList
          list={list}
          onChanged={() => {
            reload();
            onChanged();
          }}
        />
      </Paged>
    </Stack>
  );
}
