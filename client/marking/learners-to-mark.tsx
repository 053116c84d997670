import { useQuery } from '@apollo/client/react';
import { Button, Group, Stack, Switch, Text } from '@mantine/core';
import { Link, Navigate } from 'react-router-dom';
import { examPath } from '../ui/exam-paths';
import { RecordTable } from '../ui/components/record-table';
import { formatNumber } from '../ui/format';
import { ListSkeleton } from '../ui/components/list-skeleton';
import { markingTexts as words } from '../ui/texts/marking-texts';
import { isBeyondEnd, Paged, currentRows } from '../ui/components/paged';
import { ignoreErrors } from '../ui/feedback/ignore-errors';
import { EmptyState, ErrorState } from '../ui/feedback/states';
import { useListUrl, type ListFilter } from '../ui/hooks/use-list-url';
import { useWayBackHere } from '../ui/hooks/way-back';
import { deskPath } from './desk-path';
import { learnerName } from './learner-name';
import { LEARNERS } from './marking-lists.query';

interface LearnerFilter {
  onlyWaiting: boolean;
}

/** The list in its URL, so that Back keeps it. */
const LIST: ListFilter<LearnerFilter> = {
  read: (url) => ({ onlyWaiting: url.get('only') !== 'all' }),
  write: ({ onlyWaiting }, url) => {
    // Without this, the page shows questions.
    url.set('show', 'learner');
    if (!onlyWaiting) url.set('only', 'all');
  },
};

/** The learners who have submitted, with the progress of their marking. */
export function LearnersToMark({ quizId }: { quizId: string }) {
  const { address, change, pageHref } = useListUrl(LIST);
  const { onlyWaiting, page } = address;
  const from = useWayBackHere(words.desk.back);
  const answer = useQuery(LEARNERS, {
    variables: { quizId, onlyWaiting, page },
    fetchPolicy: 'cache-and-network',
  });
  const { error, loading, refetch } = answer;
  const { rows, isStale } = currentRows(answer);
  const learners = rows?.markingLearners;
  // The last ones of the list have been marked.
  const isBeyond = learners !== undefined && isBeyondEnd(learners);
  const { columns } = words;
  return (
    <Stack>
      <Switch
        label={words.onlyWaiting}
        checked={onlyWaiting}
        onChange={({ currentTarget }) => change({ onlyWaiting: currentTarget.checked })}
      />
      {error && !learners && (
        <ErrorState title={words.failed} error={error} onRetry={() => ignoreErrors(refetch())} />
      )}
      {isBeyond && !loading && <Navigate replace to={pageHref(learners.totalPages)} />}
      {((!learners && !error) || isBeyond) && <ListSkeleton />}
      {learners?.totalCount === 0 &&
        (onlyWaiting ? (
          <Text c="dimmed">{words.noneWaiting}</Text>
        ) : (
          <EmptyState of="people" title={words.noLearners} hint={words.noLearnersHint} />
        ))}
      {learners && learners.items.length > 0 && (
        <Paged
          page={page}
          totalPages={learners.totalPages}
          isStale={isStale}
          onPageChange={(next) => change({ page: next })}
        >
          <RecordTable
            label={words.learners}
            columns={[columns.learner, columns.waiting, columns.marked, columns.actions]}
            numeric={[columns.waiting, columns.marked]}
          >
            {learners.items.map((learner) => {
              const { learnerId, waitingCount, markedCount } = learner;
              const name = learnerName(learner);
              return (
                <tr key={learnerId}>
                  <td data-cell="main">
                    <bdi>{name}</bdi>
                  </td>
                  <td data-cell="number" data-label={columns.waiting}>
                    {formatNumber(waitingCount)}
                  </td>
                  <td data-cell="number" data-label={columns.marked}>
                    {formatNumber(markedCount)}
                  </td>
                  <td data-cell="actions">
                    <Group gap="xs">
                      {waitingCount > 0 && (
                        <Button
                          component={Link}
                          size="xs"
                          to={deskPath(quizId, { learnerId })}
                          state={from}
                          aria-label={words.markNamed(name)}
                        >
                          {words.mark}
                        </Button>
                      )}
                      {markedCount > 0 && (
                        <Button
                          component={Link}
                          size="xs"
                          variant="default"
                          to={`${examPath(quizId, 'marking/answers')}?learner=${learnerId}`}
                          state={from}
                          aria-label={words.lookNamed(name)}
                        >
                          {words.look}
                        </Button>
                      )}
                    </Group>
                  </td>
                </tr>
              );
            })}
          </RecordTable>
        </Paged>
      )}
    </Stack>
  );
}
