import { useQuery } from '@apollo/client/react';
import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { BackToQuizzes } from '../ui/components/back-link';
import { Loading } from '../ui/components/loading';
import { Page } from '../ui/components/page';
import { ignoreErrors } from '../ui/feedback/ignore-errors';
import { ErrorState } from '../ui/feedback/states';
import { questionTexts } from '../ui/texts/question-texts';
import { QUIZ_FIELDS, type QuizFields } from './quiz-fields';

const { detail: words } = questionTexts;

interface QuizFieldsPageProps {
  title: string;
  /** Renders the form with the stored fields. */
  children: (loaded: QuizFields) => ReactNode;
}

/** A page with a form for fields of the quiz in the URL. */
export function QuizFieldsPage({ title, children }: QuizFieldsPageProps) {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(QUIZ_FIELDS, {
    variables: { id },
    // The form is filled once, so the cache is not good enough.
    fetchPolicy: 'network-only',
  });
  return (
    <Page title={title} above={<BackToQuizzes />}>
      {error && !data && (
        <ErrorState
          title={words.failed}
          error={error}
          gone={{ codes: ['QUIZ_NOT_FOUND'], title: words.none, hint: words.goneHint }}
          onRetry={() => ignoreErrors(refetch())}
        />
      )}
      {!data && !error && (
        <Loading>
          <Skeleton h={320} />
        </Loading>
      )}
      {data && children(data.quiz)}
    </Page>
  );
}
