import { useQuery } from '@apollo/client/react';
import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { Link, useSearchParams } from 'react-router-dom';
import { graphql } from '../gql/questions';
import { Paging } from '../ui/paging';
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

const { detail: words, errors } = texts;
const PAGE = 'page';

/** The questions of a quiz in the order of its paper, a page at a time. */
export function QuestionList({ quizId }: { quizId: string }) {
  const [url, setUrl] = useSearchParams();
  const page = Math.max(1, Number.parseInt(url.get(PAGE) ?? '1', 10) || 1);
  const { data, previousData, error, refetch } = useQuery(QUESTIONS, {
    variables: { id: quizId, page },
    fetchPolicy: 'cache-and-network',
  });
  const quiz = (data ?? previousData)?.quiz;

  if (!quiz) {
    if (!error) return <QuestionListSkeleton />;
    const { code } = problemOf(error);
    // The page around this one says it when there is no such quiz.
    if (code === 'QUIZ_NOT_FOUND') return null;
    const hint = code === 'OFFLINE' ? errors.offline : errors.server;
    return <ErrorState title={words.failed} hint={hint} onRetry={() => void refetch()} />;
  }

  const { items, totalCount, totalPages } = quiz.questions;
  if (totalCount === 0) {
    const add = (
      <Button component={Link} to={`/navigation/exam-form?quiz=${quizId}`}>
        {words.addQuestions}
      </Button>
    );
    return <EmptyState title={words.noQuestions} hint={words.noQuestionsHint} action={add} />;
  }
  const turn = (next: number): void => {
    setUrl(next > 1 ? { [PAGE]: String(next) } : {});
    window.scrollTo({ top: 0 });
  };
  const hasSubjective = quiz.questionCounts.some(({ kind }) => kind === 'DESCRIPTIVE');
  return (
    <Stack>
      <Stack component="ol" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
        {items.map((question) => (
          <li key={question.id}>
            <QuestionCard question={question} />
          </li>
        ))}
      </Stack>
      {!hasSubjective && <Text c="dimmed">{words.noSubjective}</Text>}
      <Paging page={page} totalPages={totalPages} onChange={turn} />
    </Stack>
  );
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
