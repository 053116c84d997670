import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { Link, Navigate, useParams } from 'react-router-dom';
import { graphql } from '../gql/imports';
import { BackLink } from '../ui/components/back-link';
import { SheetIcon } from '../ui/icons';
import { importTexts } from '../ui/texts/import-texts';
import { NO_FILTER, useListUrl } from '../ui/hooks/use-list-url';
import { ListSkeleton } from '../ui/components/list-skeleton';
import { Page } from '../ui/components/page';
import { isBeyondEnd, Paged, currentRows } from '../ui/components/paged';
import { questionTexts } from '../ui/texts/question-texts';
import { ignoreErrors } from '../ui/feedback/ignore-errors';
import { EmptyState, ErrorState } from '../ui/feedback/states';
import { ImportHistoryTable } from './import-history-table';

const IMPORT_HISTORY = graphql(`
  query ImportHistory($quizId: ID!, $page: Int!) {
    quiz(id: $quizId) {
      id
      title
      imports(page: $page, pageSize: 10) {
        items {
          id
          fileName
          kind
          state
          storedCount
          refusedRowCount
          createdAt
          creatorName
          corrects
        }
        totalCount
        totalPages
      }
    }
  }
`);

const { history: words } = importTexts;
const { detail } = questionTexts;

/** The imports into a quiz of the last thirty days, with links to their status. */
export function ImportHistoryPage() {
  const { id: quizId = '' } = useParams();
  const { address, change, pageHref } = useListUrl(NO_FILTER);
  const { page } = address;
  const answer = useQuery(IMPORT_HISTORY, {
    variables: { quizId, page },
    fetchPolicy: 'cache-and-network',
  });
  const { error, loading, refetch } = answer;
  const { rows, isStale } = currentRows(answer);
  const imports = rows?.quiz.imports;
  const isBeyond = imports !== undefined && isBeyondEnd(imports);
  const start = (
    <Button
      component={Link}
      to={`/navigation/exam-form?quiz=${quizId}`}
      leftSection={<SheetIcon />}
    >
      {words.start}
    </Button>
  );
  return (
    <Page
      title={rows ? words.ofQuiz(rows.quiz.title) : words.title}
      above={<BackLink to={`/navigation/quiz-detail/${quizId}`}>{words.back}</BackLink>}
      actions={imports && imports.totalCount > 0 && start}
    >
      {error && !imports && (
        <ErrorState
          title={words.failed}
          error={error}
          gone={{
            codes: ['QUIZ_NOT_FOUND'],
            title: detail.none,
            hint: detail.goneHint,
          }}
          onRetry={() => ignoreErrors(refetch())}
        />
      )}
      {isBeyond && !loading && <Navigate replace to={pageHref(imports.totalPages)} />}
      {((!imports && !error) || isBeyond) && <ListSkeleton />}
      {imports?.totalCount === 0 && (
        <EmptyState of="file" title={words.empty} hint={words.emptyHint} action={start} />
      )}
      {imports && imports.items.length > 0 && (
        <Paged
          page={page}
          totalPages={imports.totalPages}
          isStale={isStale}
          onPageChange={(next) => change({ page: next })}
        >
          <ImportHistoryTable quizId={quizId} imports={imports.items} />
        </Paged>
      )}
    </Page>
  );
}
