import { skipToken, useQuery } from '@apollo/client/react';
import { Paper, Skeleton } from '@mantine/core';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { Loading } from '../ui/components/loading';
import { Page } from '../ui/components/page';
import { problemOf } from '../ui/feedback/problem';
import { questionTexts } from '../ui/texts/question-texts';
import { ignoreErrors } from '../ui/feedback/ignore-errors';
import { ErrorState } from '../ui/feedback/states';
import { toast } from '../ui/feedback/toasts';
import { EditQuestionForm } from './edit-question-form';
import { BackToQuiz } from './back-to-quiz';
import { QUESTION } from './question.query';

const { edit: words } = questionTexts;

/** Edits a question. Whichever address it is asked for at, its own kind decides what is shown. */
export function EditQuestionPage({ id }: { id: string | undefined }) {
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(
    QUESTION,
    id === undefined ? skipToken : { variables: { id }, fetchPolicy: 'network-only' },
  );
  const isGone = error !== undefined && problemOf(error).code === 'QUESTION_NOT_FOUND';
  // Of one that cannot be there, the specification leads to the start (section 8): to staff's, as `/` may be the site's.
  const wrong = id === undefined ? words.idRequired : isGone && !data ? words.notFound : null;
  useEffect(() => {
    if (wrong === null) return;
    toast('failure', wrong);
    void navigate('/all-quizzes', { replace: true });
  }, [wrong, navigate]);

  if (wrong !== null) return null;
  if (error && !data) {
    return (
      <Page title={words.title}>
        <ErrorState
          title={words.fetchFailed}
          error={error}
          onRetry={() => ignoreErrors(refetch())}
        />
      </Page>
    );
  }
  return (
    <Page
      title={words.title}
      above={data && <BackToQuiz quizId={data.question.quizId} position={data.question.position} />}
    >
      <Paper withBorder p={{ base: 'md', sm: 'lg' }} maw={800}>
        {data ? (
          <EditQuestionForm key={data.question.id} question={data.question} />
        ) : (
          <Loading>
            <Skeleton h={360} />
          </Loading>
        )}
      </Paper>
    </Page>
  );
}
