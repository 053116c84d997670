import { useQuery } from '@apollo/client/react';
import { Button, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useEffect } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { graphql } from '../gql/questions';
import type { QuestionsQuery } from '../gql/questions/graphql';
import { useCan } from '../ui/session/abilities';
import { EditorsOnly } from '../ui/session/editors-only';
import { useFocusAfterRemoval } from '../ui/hooks/use-focus-after-removal';
import { Loading } from '../ui/components/loading';
import { isBeyondEnd, Paged, currentRows } from '../ui/components/paged';
import { toProblem } from '../ui/feedback/problem';
import { questionTexts } from '../ui/texts/question-texts';
import { ignoreErrors } from '../ui/feedback/ignore-errors';
import { EmptyState, ErrorState } from '../ui/feedback/states';
import { PAGE, searchOf } from '../ui/question-paths';
import { SortableList } from './sortable-list';
import { SortableQuestion } from './sortable-question';
import { useReorder } from './use-reorder';

const QUESTIONS = graphql(`
  query Questions($id: ID!, $page: Int!) {
    quiz(id: $id) {
      id
      orderVersion
      questionCount
      questionCounts {
        kind
        count
      }
      questions(page: $page, pageSize: 25) {
        items {
          ...QuestionFields
        }
        totalCount
        totalPages
      }
    }
  }
`);

const { detail: words } = questionTexts;

interface QuestionListProps {
  quizId: string;
  /** Opens the form for a new question. */
  onAdd: () => void;
}

/** The questions of a quiz in their order, paginated. */
export function QuestionList({ quizId, onAdd }: QuestionListProps) {
  const [url, setUrl] = useSearchParams();
  const page = Math.max(1, Number.parseInt(url.get(PAGE) ?? '1', 10) || 1);
  const answer = useQuery(QUESTIONS, {
    variables: { id: quizId, page },
    fetchPolicy: 'cache-and-network',
  });
  const canEdit = useCan('EDIT');
  const { error, loading, refetch } = answer;
  const { rows, isStale } = currentRows(answer);
  // Here, because the list below is unmounted with its last question.
  const isShown = rows !== undefined && !isStale && !isBeyondEnd(rows.quiz.questions);
  const onBeforeRemoval = useFocusAfterRemoval(
    isShown ? rows.quiz.questions.items.map(({ id }) => id) : null,
  );

  if (!rows) {
    if (!error) return <QuestionListSkeleton />;
    // The page around the list reports a missing quiz.
    if (toProblem(error).code === 'QUIZ_NOT_FOUND') return null;
    return (
      <ErrorState title={words.failed} error={error} onRetry={() => ignoreErrors(refetch())} />
    );
  }

  const { questions } = rows.quiz;
  if (questions.totalCount === 0) {
    const add = (
      <EditorsOnly>
        <Button onClick={onAdd}>{words.addQuestion}</Button>
      </EditorsOnly>
    );
    const hint = canEdit ? words.noQuestionsHint : words.noQuestionsSeen;
    return <EmptyState of="questions" title={words.noQuestions} hint={hint} action={add} />;
  }
  if (isBeyondEnd(questions)) {
    if (loading) return <QuestionListSkeleton />;
    return <Navigate replace to={{ search: searchOf(questions.totalPages) }} />;
  }
  return (
    <>
      <VisuallyHidden role="status">{words.fetched}</VisuallyHidden>
      <Paged
        page={page}
        totalPages={questions.totalPages}
        isStale={isStale}
        onPageChange={(next) => setUrl(searchOf(next))}
      >
        <Questions
          quiz={rows.quiz}
          isOutdated={loading}
          onBeforeRemoval={onBeforeRemoval}
          refetch={() => refetch()}
        />
      </Paged>
    </>
  );
}

interface QuestionsProps {
  quiz: QuestionsQuery['quiz'];
  /** The questions may be outdated: fresh ones are loading. */
  isOutdated: boolean;
  /** Called with the id of a question that is about to be removed. */
  onBeforeRemoval: (id: string) => void;
  refetch: () => Promise<{ data?: QuestionsQuery | undefined }>;
}

function Questions({ quiz, isOutdated, onBeforeRemoval, refetch }: QuestionsProps) {
  const { questions, questionCount, questionCounts, orderVersion } = quiz;
  const { items } = questions;
  const order = useReorder({
    quizId: quiz.id,
    orderVersion,
    questions: items,
    isOutdated,
    refetch,
  });
  const ids = order.shown.map(({ id }) => id);
  const first = items[0]?.position ?? 1;
  useScrollToAnchor();
  const hasSubjective = questionCounts.some(({ kind }) => kind === 'DESCRIPTIVE');
  return (
    <>
      <SortableList ids={ids} first={first} onMove={(id, place) => void order.move(id, place)}>
        <Stack component="ol" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
          {order.shown.map((question, index) => (
            <SortableQuestion
              key={question.id}
              question={question}
              position={first + index}
              count={questionCount}
              isBusy={order.isBusy}
              onMove={(place) => void order.move(question.id, place)}
              onGone={() => {
                onBeforeRemoval(question.id);
                ignoreErrors(refetch());
              }}
              onBack={() => ignoreErrors(refetch())}
            />
          ))}
        </Stack>
      </SortableList>
      {!hasSubjective && <Text c="dimmed">{words.noSubjective}</Text>}
    </>
  );
}

/** Scrolls to the question in the URL's hash, after an edit. */
function useScrollToAnchor(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'start' });
  }, [hash]);
}

function QuestionListSkeleton() {
  return (
    <Loading>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} height={140} />
      ))}
    </Loading>
  );
}
