import { skipToken, useQuery } from '@apollo/client/react';
import { Stack } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { ListSkeleton } from '../../ui/components/list-skeleton';
import { ignoreErrors } from '../../ui/feedback/ignore-errors';
import { ErrorState } from '../../ui/feedback/states';
import { useCan } from '../../ui/session/abilities';
import { adjustmentTexts as words } from '../../ui/texts/adjustment-texts';
import { ResultsTabs } from '../figures/results-tabs';
import { AdjustmentForm } from './adjustment-form';
import { ADJUSTED_LEARNER } from './adjustments.query';
import { PagedAdjustments } from './paged-adjustments';
import { useAdjustments } from './use-adjustments';
import { useAdjustmentsUrl } from './use-adjustments-url';

/** Results that staff change after the exam: for all, or for the attempt in the URL. */
export function AdjustmentsPage() {
  const { id = '' } = useParams();
  const { attemptId, page, turnTo } = useAdjustmentsUrl();
  const canEdit = useCan('EDIT');
  const adjustments = useAdjustments(id, null, page);
  const learner = useQuery(ADJUSTED_LEARNER, attemptId ? { variables: { attemptId } } : skipToken);
  const error = adjustments.error ?? learner.error;
  const isKnown =
    adjustments.list !== undefined && (attemptId === null || learner.data !== undefined);
  const reload = (): void => {
    adjustments.reload();
    if (attemptId) ignoreErrors(learner.refetch());
  };
  return (
    <Stack>
      <ResultsTabs quizId={id} />
      {error && !isKnown && <ErrorState title={words.listFailed} error={error} onRetry={reload} />}
      {!error && !isKnown && <ListSkeleton />}
      {isKnown && (
        <>
          {canEdit && (
            <AdjustmentForm
              key={attemptId}
              quizId={id}
              only={learner.data?.attemptPaper.result ?? null}
              // The new one is on the first page.
              onMade={() => (page === 1 ? reload() : turnTo(1))}
            />
          )}
          <PagedAdjustments adjustments={adjustments} onChanged={reload} />
        </>
      )}
    </Stack>
  );
}
