import { useQuery } from '@apollo/client/react';
import { Button, Group, Stack, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { examPath } from '../ui/exam-paths';
import { RecordTable } from '../ui/components/record-table';
import { formatNumber } from '../ui/format';
import { ListSkeleton } from '../ui/components/list-skeleton';
import { markingTexts as words } from '../ui/texts/marking-texts';
import { Paged, currentRows } from '../ui/components/paged';
import { ignoreErrors } from '../ui/feedback/ignore-errors';
import { EmptyState, ErrorState } from '../ui/feedback/states';
import { deskPath } from './desk-path';
import { learnerName } from './learner-name';
import { LEARNERS } from './marking-lists.query';

/** The learners who have submitted, with the progress of their marking. */
export function LearnersToMark({ quizId }: { quizId: string }) {
  const [onlyWaiting, setOnlyWaiting] = useState(true);
  const [page, setPage] = useState(1);
  const answer = useQuery(LEARNERS, {
    variables: { quizId, onlyWaiting, page },
    fetchPolicy: 'cache-and-network',
  });
  const { error, refetch } = answer;
  const { rows, isStale } = currentRows(answer);
  const learners = rows?.markingLearners;
  const { columns } = words;
  return (
    <Stack>
      <Switch
        label={words.onlyWaiting}
        checked={onlyWaiting}
        onChange={({ currentTarget }) => {
          setOnlyWaiting(currentTarget.checked);
          setPage(1);
        }}
      />
      {error && !learners && (
        <ErrorState title={words.failed} error={error} onRetry={() => ignoreErrors(refetch())} />
      )}
      {!learners && !error && <ListSkeleton />}
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
          onPageChange={setPage}
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
