import { Stack, Text, Title } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ErrorState } from '../../ui/feedback/states';
import { adjustmentTexts as words } from '../../ui/texts/adjustment-texts';
import { PagedAdjustments } from '../adjustments/paged-adjustments';
import { useAdjustments } from '../adjustments/use-adjustments';
import { useAdjustmentsUrl } from '../adjustments/use-adjustments-url';
import classes from './attempt-page.module.css';

/** The id of the part of the page with the adjustments. */
export const ADJUSTMENTS_ANCHOR = 'adjustments';

interface AttemptAdjustmentsProps {
  quizId: string;
  attemptId: string;
  /** Whether the learner sees the score now. */
  isScoreShown: boolean;
  /** The result is another one. */
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
  const { page } = useAdjustmentsUrl();
  const adjustments = useAdjustments(quizId, attemptId, page);
  const { list, error, isPending, reload } = adjustments;
  useEnd(isPending, onChanged);
  if (!list && error) return <ErrorState title={words.listFailed} error={error} onRetry={reload} />;
  if (!list || list.totalCount === 0) return null;
  return (
    <Stack component="section" gap="sm" id={ADJUSTMENTS_ANCHOR} className={classes.question}>
      <Title order={2}>{words.list}</Title>
      <Text c="dimmed">{isScoreShown ? words.shownToLearner : words.hiddenFromLearner}</Text>
      <PagedAdjustments
        adjustments={adjustments}
        onChanged={() => {
          reload();
          onChanged();
        }}
      />
    </Stack>
  );
}

/** A worker changes the result some time after an adjustment for all was made or undone. */
function useEnd(isPending: boolean, onEnd: () => void): void {
  const wasPending = useRef(false);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (wasPending.current && !isPending) end();
    wasPending.current = isPending;
  }, [isPending]);
}
