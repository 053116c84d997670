import { useQuery } from '@apollo/client/react';
import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { graphql } from '../gql/questions';
import { isBeyondEnd, Paged, rowsOf } from '../ui/paged';
import { problemOf } from '../ui/problem';
import { EmptyState, ErrorState } from '../ui/states';
import { texts } from '../ui/texts';
import { QuestionCard } from './question-card';

const QUESTIONS = graphql(`
  query Questions($id: ID!, $page: Int!) {
    quiz(id: $id) {
      id
      questionCounts {
        kind
        count
      }
      questions(page: $page, pageSize: 25) {
        items {
          __typename
          id
          kind
          position
          text
          marks
          ... on McqQuestion {
            options {
              id
              text
            }
            correctOptionId
            explanation
          }
          ... on DescriptiveQuestion {
            modelAnswer
          }
        }
        totalCount
        totalPages
      }
    }
  }
`);

const { detail: words } = texts;
const PAGE = 'page';

/** The questions of a quiz in the order of its paper, a page at a time. */
export function QuestionList({ quizId }: { quizId: string }) {
  const [url, setUrl] = useSearchParams();
  const page = Math.max(1, Number.parseInt(url.get(PAGE) ?? '1', 10) || 1);
  const answer = useQuery(QUESTIONS, {
    variables: { id: quizId, page },
    fetchPolicy: 'cache-and-network',
  });
  const { error, loading, refetch } = answer;
  const { rows, isStale } = rowsOf(answer);

  if (!rows) {
    if (!error) return <QuestionListSkeleton />;
    // The page around this one says it when there is no such quiz.
    if (problemOf(error).code === 'QUIZ_NOT_FOUND') return null;
    return <ErrorState title={words.failed} error={error} onRetry={() => void refetch()} />;
  }

  const { questions, questionCounts } = rows.quiz;
  if (questions.totalCount === 0) {
    const add = (
      <Button component={Link} to={`/navigation/exam-form?quiz=${quizId}`}>
        {words.addQuestions}
      </Button>
    );
    return <EmptyState title={words.noQuestions} hint={words.noQuestionsHint} action={add} />;
  }
  if (isBeyondEnd(questions)) {
    if (loading) return <QuestionListSkeleton />;
    return <Navigate replace to={{ search: searchOf(questions.totalPages) }} />;
  }
  const hasSubjective = questionCounts.some(({ kind }) => kind === 'DESCRIPTIVE');
  return (
    <Paged
      page={page}
      totalPages={questions.totalPages}
      isStale={isStale}
      onTurn={(next) => setUrl(searchOf(next))}
    >
      <Stack component="ol" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
        {questions.items.map((question) => (
          <li key={question.id}>
            <QuestionCard question={question} />
          </li>
        ))}
      </Stack>
      {!hasSubjective && <Text c="dimmed">{words.noSubjective}</Text>}
    </Paged>
  );
}

function searchOf(page: number): string {
  return page > 1 ? `?${PAGE}=${page}` : '';
}

function QuestionListSkeleton() {
  return (
    <Stack aria-busy="true" aria-label={texts.common.loading}>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} height={140} />
      ))}
    </Stack>
  );
}
