import { useQuery } from '@apollo/client/react';
import { Group, Text } from '@mantine/core';
import { Navigate } from 'react-router-dom';
import type { DeletedQuizzesQuery } from '../gql/quizzes/graphql';
import { BackToQuizzes } from '../ui/components/back-link';
import { RecordTable } from '../ui/components/record-table';
import { entryProps, useFocusAfterRemoval } from '../ui/hooks/use-focus-after-removal';
import { formatNumber, useFormatTime } from '../ui/format';
import { NO_FILTER, useListUrl } from '../ui/hooks/use-list-url';
import { ListSkeleton } from '../ui/components/list-skeleton';
import { Page } from '../ui/components/page';
import { isBeyondEnd, Paged, currentRows } from '../ui/components/paged';
import { ignoreErrors } from '../ui/feedback/ignore-errors';
import { trashTexts as words } from '../ui/texts/trash-texts';
import { EmptyState, ErrorState } from '../ui/feedback/states';
import { PurgeQuiz } from './purge-quiz';
import { RestoreQuiz } from './restore-quiz';
import { DELETED_QUIZZES } from './trash.query';

type DeletedQuiz = DeletedQuizzesQuery['deletedQuizzes']['items'][number];

const columns = words.quizColumns;

/** The deleted quizzes, which can be restored for thirty days (decision 0019). */
export function DeletedQuizzesPage() {
  const { address, change, pageHref } = useListUrl(NO_FILTER);
  const { page } = address;
  const answer = useQuery(DELETED_QUIZZES, {
    variables: { page },
    fetchPolicy: 'cache-and-network',
  });
  const { error, loading, refetch } = answer;
  const { rows, isStale } = currentRows(answer);
  const deleted = rows?.deletedQuizzes;
  const isBeyond = deleted !== undefined && isBeyondEnd(deleted);
  const shown = deleted && !isStale && !isBeyond ? deleted.items.map(({ id }) => id) : null;
  const onRemoved = useFocusAfterRemoval(shown);
  const reload = (): void => ignoreErrors(refetch());

  return (
    <Page title={words.title} above={<BackToQuizzes />}>
      {error && !deleted && <ErrorState title={words.failed} error={error} onRetry={reload} />}
      {isBeyond && !loading && <Navigate replace to={pageHref(deleted.totalPages)} />}
      {((!deleted && !error) || isBeyond) && <ListSkeleton />}
      {deleted?.totalCount === 0 && (
        <EmptyState of="trash" title={words.empty} hint={words.quizzesHint} />
      )}
      {deleted && deleted.items.length > 0 && (
        <>
          <Text c="dimmed">{words.quizzesHint}</Text>
          <Paged
            page={page}
            totalPages={deleted.totalPages}
            isStale={isStale}
            onPageChange={(next) => change({ page: next })}
          >
            <DeletedQuizTable
              quizzes={deleted.items}
              onGone={(id) => {
                onRemoved(id);
                reload();
              }}
            />
          </Paged>
        </>
      )}
    </Page>
  );
}

interface DeletedQuizTableProps {
  quizzes: DeletedQuiz[];
  /** Called when the quiz is no longer in the trash. */
  onGone: (id: string) => void;
}

function DeletedQuizTable({ quizzes, onGone }: DeletedQuizTableProps) {
  const formatTime = useFormatTime();
  return (
    <RecordTable label={words.title} columns={Object.values(columns)} numeric={[columns.questions]}>
      {quizzes.map((quiz) => (
        <tr key={quiz.id} {...entryProps(quiz.id)}>
          <td data-cell="main" style={{ fontWeight: 600 }}>
            <bdi>{quiz.title}</bdi>
          </td>
          <td data-cell="number" data-label={columns.questions}>
            {formatNumber(quiz.questionCount)}
          </td>
          <td data-label={columns.deleted}>{formatTime(quiz.deletedAt)}</td>
          <td data-label={columns.removed}>
            {quiz.removedAt ? formatTime(quiz.removedAt) : words.quizStays}
          </td>
          <td data-cell="actions">
            <Group gap="xs">
              <RestoreQuiz quiz={quiz} onGone={() => onGone(quiz.id)} />
              {quiz.removedAt && <PurgeQuiz quiz={quiz} onGone={() => onGone(quiz.id)} />}
            </Group>
          </td>
        </tr>
      ))}
    </RecordTable>
  );
}
