import { useQuery } from '@apollo/client/react';
import { Button, Group, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { graphql } from '../gql/quizzes';
import { PlusIcon } from '../ui/icons';
import { Page } from '../ui/page';
import { Paging } from '../ui/paging';
import { problemOf } from '../ui/problem';
import { EmptyState, ErrorState } from '../ui/states';
import { texts } from '../ui/texts';
import { CreateQuizModal } from './create-quiz-modal';
import { QuizFilters } from './quiz-filters';
import { useQuizListParams } from './quiz-list-params';
import { QuizTable, QuizTableSkeleton } from './quiz-table';

const QUIZZES = graphql(`
  query Quizzes($filter: QuizFilterInput, $page: Int!) {
    quizzes(filter: $filter, page: $page, pageSize: 10) {
      items {
        id
        title
        creatorName
        status
        questionCount
        isCompleted
        createdAt
      }
      totalCount
      totalPages
    }
  }
`);

const { quizzes: words, errors } = texts;

/** The quizzes list (specification, section 2). */
export function QuizzesPage() {
  const { params, change } = useQuizListParams();
  const [isCreating, creating] = useDisclosure(false);
  const { search, status, isCompleted, page } = params;
  const { data, previousData, error, refetch } = useQuery(QUIZZES, {
    variables: { filter: { search, status, isCompleted }, page },
    fetchPolicy: 'cache-and-network',
  });
  const quizzes = (data ?? previousData)?.quizzes;
  const isNarrowed = search !== '' || status !== null || isCompleted !== null;
  const createButton = (
    <Button leftSection={<PlusIcon />} onClick={creating.open}>
      {words.create}
    </Button>
  );

  return (
    <Page title={words.title} actions={createButton}>
      <Group component="search" gap="sm">
        <QuizFilters params={params} onChange={change} />
      </Group>
      {error && !quizzes && (
        <ErrorState
          title={words.failed}
          hint={problemOf(error).code === 'OFFLINE' ? errors.offline : errors.server}
          onRetry={() => void refetch()}
        />
      )}
      {!quizzes && !error && <QuizTableSkeleton />}
      {quizzes && quizzes.items.length === 0 && (
        <NoQuizzes
          isNarrowed={isNarrowed}
          action={createButton}
          onClear={() => change({ search: '', status: null, isCompleted: null })}
        />
      )}
      {quizzes && quizzes.items.length > 0 && (
        <Stack>
          <QuizTable quizzes={quizzes.items} />
          <Paging
            page={page}
            totalPages={quizzes.totalPages}
            onChange={(next) => change({ page: next })}
          />
        </Stack>
      )}
      <CreateQuizModal opened={isCreating} onClose={creating.close} />
    </Page>
  );
}

interface NoQuizzesProps {
  isNarrowed: boolean;
  action: React.ReactNode;
  onClear: () => void;
}

function NoQuizzes({ isNarrowed, action, onClear }: NoQuizzesProps) {
  if (!isNarrowed) return <EmptyState title={words.empty} hint={words.emptyHint} action={action} />;
  const clear = (
    <Button variant="default" onClick={onClear}>
      {words.clearFilters}
    </Button>
  );
  return <EmptyState title={words.noMatch} hint={words.noMatchHint} action={clear} />;
}
