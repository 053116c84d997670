import { useQuery } from '@apollo/client/react';
import { Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { graphql } from '../gql/quizzes';
import { PlusIcon } from '../ui/icons';
import { Notice } from '../ui/notice';
import { Page } from '../ui/page';
import { isBeyondEnd, Paged, rowsOf } from '../ui/paged';
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

const { quizzes: words } = texts;

/** The quizzes list (specification, section 2). */
export function QuizzesPage() {
  const { address: params, change, pageHref } = useQuizListParams();
  const [isCreating, creating] = useDisclosure(false);
  const { search, status, isCompleted, page } = params;
  const answer = useQuery(QUIZZES, {
    variables: { filter: { search, status, isCompleted }, page },
    fetchPolicy: 'cache-and-network',
  });
  const { error, loading, refetch } = answer;
  const { rows, isStale } = rowsOf(answer);
  const quizzes = rows?.quizzes;
  const isBeyond = quizzes !== undefined && isBeyondEnd(quizzes);
  const isNarrowed = search !== '' || status !== null || isCompleted !== null;
  const createButton = (
    <Button leftSection={<PlusIcon />} onClick={creating.open}>
      {words.create}
    </Button>
  );

  return (
    <Page title={words.title} actions={createButton}>
      <Submitted />
      <Group component="search" gap="sm">
        <QuizFilters params={params} onChange={change} />
      </Group>
      {error && !quizzes && (
        <ErrorState title={words.failed} error={error} onRetry={() => void refetch()} />
      )}
      {isBeyond && !loading && <Navigate replace to={pageHref(quizzes.totalPages)} />}
      {((!quizzes && !error) || isBeyond) && <QuizTableSkeleton />}
      {quizzes?.totalCount === 0 && (
        <NoQuizzes
          isNarrowed={isNarrowed}
          action={createButton}
          onClear={() => change({ search: '', status: null, isCompleted: null })}
        />
      )}
      {quizzes && quizzes.items.length > 0 && (
        <Paged
          page={page}
          totalPages={quizzes.totalPages}
          isStale={isStale}
          onTurn={(next) => change({ page: next })}
        >
          <QuizTable quizzes={quizzes.items} />
        </Paged>
      )}
      <CreateQuizModal opened={isCreating} onClose={creating.close} />
    </Page>
  );
}

/** A paper that was just submitted, with the next step. */
function Submitted() {
  const state = useLocation().state as { submitted?: { quizId: string; title: string } } | null;
  if (!state?.submitted) return null;
  const { quizId, title } = state.submitted;
  const give = (
    <Button component={Link} to={`/navigation/exam/${quizId}`} variant="default">
      {words.giveNext}
    </Button>
  );
  return (
    <Notice tone="success" title={words.submittedTitle(title)} action={give}>
      {words.submittedHint}
    </Notice>
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
