import { useQuery } from '@apollo/client/react';
import { Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useRef } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { graphql } from '../gql/quizzes';
import { useCan } from '../ui/session/abilities';
import { useFocusAfterRemoval } from '../ui/hooks/use-focus-after-removal';
import { PlusIcon } from '../ui/icons';
import { Notice } from '../ui/feedback/notice';
import { ListSkeleton } from '../ui/components/list-skeleton';
import { lazyComponent } from '../ui/lazy/lazy-component';
import { Page } from '../ui/components/page';
import { isBeyondEnd, Paged, currentRows } from '../ui/components/paged';
import { ignoreErrors } from '../ui/feedback/ignore-errors';
import { quizTexts as words } from '../ui/texts/quiz-texts';
import { roleTexts } from '../ui/texts/account/role-texts';
import { EmptyState, ErrorState } from '../ui/feedback/states';
import { QuizFilters } from './quiz-filters';
import { useQuizListParams } from './quiz-list-params';
import { QuizTable } from './quiz-table';
import { Submitted } from './submitted-notice';

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
        durationMinutes
        createdAt
        progress {
          stage
          learnerCount
          runningCount
          submittedCount
          toMarkCount
          lateCount
          awaitsRelease
          seesResults
        }
      }
      totalCount
      totalPages
    }
  }
`);

const ImportExam = lazyComponent(async () => (await import('./import-exam')).ImportExam);
const CreateQuizModal = lazyComponent(
  async () => (await import('./create-quiz-modal')).CreateQuizModal,
);

/** The list of quizzes (docs/specification.md, section 2). */
export function QuizzesPage() {
  const { address: params, change, pageHref } = useQuizListParams();
  const filters = useRef<HTMLDivElement>(null);
  const [isCreating, creating] = useDisclosure(false);
  const [isImporting, importing] = useDisclosure(false);
  const { search, status, isCompleted, page } = params;
  const answer = useQuery(QUIZZES, {
    variables: { filter: { search, status, isCompleted }, page },
    fetchPolicy: 'cache-and-network',
  });
  const { error, loading, refetch } = answer;
  const { rows, isStale } = currentRows(answer);
  const quizzes = rows?.quizzes;
  const isBeyond = quizzes !== undefined && isBeyondEnd(quizzes);
  const shown = quizzes && !isStale && !isBeyond ? quizzes.items.map(({ id }) => id) : null;
  const onRemoved = useFocusAfterRemoval(shown);
  const reload = () => ignoreErrors(refetch());
  const isFiltered = search !== '' || status !== null || isCompleted !== null;
  const canEdit = useCan('EDIT');
  const createButton = canEdit && (
    <Button {...CreateQuizModal.preload} leftSection={<PlusIcon />} onClick={creating.open}>
      {words.create}
    </Button>
  );

  const actions = canEdit && (
    <Group gap="sm">
      <Button variant="default" {...ImportExam.preload} onClick={importing.open}>
        {words.importExam}
      </Button>
      {createButton}
    </Group>
  );

  return (
    <Page title={words.title} actions={actions}>
      <Submitted />
      <Group component="search" gap="sm" ref={filters}>
        <QuizFilters params={params} onChange={change} />
      </Group>
      {error && !quizzes && <ErrorState title={words.failed} error={error} onRetry={reload} />}
      {isBeyond && !loading && <Navigate replace to={pageHref(quizzes.totalPages)} />}
      {((!quizzes && !error) || isBeyond) && <ListSkeleton />}
      {quizzes?.totalCount === 0 && (
        <NoQuizzes
          isFiltered={isFiltered}
          canEdit={canEdit}
          action={createButton}
          onClear={() => {
            change({ search: '', status: null, isCompleted: null });
            // The pressed button is removed.
            filters.current?.querySelector('input')?.focus();
          }}
        />
      )}
      {quizzes && quizzes.items.length > 0 && (
        <Paged
          page={page}
          totalPages={quizzes.totalPages}
          isStale={isStale}
          onPageChange={(next) => change({ page: next })}
        >
          <QuizTable
            quizzes={quizzes.items}
            onGone={({ id }) => {
              onRemoved(id);
              reload();
            }}
            onBack={reload}
          />
        </Paged>
      )}
      <CreateQuizModal opened={isCreating} onClose={creating.close} />
      <ImportExam opened={isImporting} onClose={importing.close} />
    </Page>
  );
}

interface NoQuizzesProps {
  isFiltered: boolean;
  canEdit: boolean;
  action: React.ReactNode;
  onClear: () => void;
}

function NoQuizzes({ isFiltered, canEdit, action, onClear }: NoQuizzesProps) {
  if (!isFiltered) {
    const hint = canEdit ? words.emptyHint : roleTexts.emptyHint;
    const actions = canEdit && (
      <Group justify="center" gap="sm">
        {action}
        <Button component={Link} to="/navigation/dashboard" variant="default">
          {words.firstSteps}
        </Button>
      </Group>
    );
    return <EmptyState of="questions" title={words.empty} hint={hint} action={actions} />;
  }
  const clear = (
    <Button variant="default" onClick={onClear}>
      {words.clearFilters}
    </Button>
  );
  return (
    <Notice tone="warning" title={words.noMatch} action={clear}>
      {words.noMatchHint}
    </Notice>
  );
}
