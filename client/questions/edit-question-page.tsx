import { skipToken, useQuery } from '@apollo/client/react';
import { Paper, Skeleton } from '@mantine/core';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { Loading } from '../ui/components/loading';
import { Page } from '../ui/components/page';
import { toProblem } from '../ui/feedback/problem';
import { questionTexts } from '../ui/texts/question-texts';
import { ignoreErrors } from '../ui/feedback/ignore-errors';
import { ErrorState } from '../ui/feedback/states';
import { toast } from '../ui/feedback/toasts';
import { EditQuestionForm } from './edit-question-form';
import { BackLink } from '../ui/components/back-link';
import { questionsHref } from '../ui/question-paths';
import { QUESTION } from './content/question.query';

const { edit: words } = questionTexts;

/** The page to edit a question. Its kind decides which form is shown, whatever the URL says. */
export function EditQuestionPage({ id }: { id: string | undefined }) {
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(
    QUESTION,
    id === undefined ? skipToken : { variables: { id }, fetchPolicy: 'network-only' },
  );
  const isGone = error !== undefined && toProblem(error).code === 'QUESTION_NOT_FOUND';
  // docs/specification.md, section 8, leads from an invalid question to the start page: the
  // staff's, because `/` may be the public site.
  const invalid = id === undefined ? words.idRequired : isGone && !data ? words.notFound : null;
  useEffect(() => {
    if (invalid === null) return;
    toast('failure', invalid);
    void navigate('/all-quizzes', { replace: true });
  }, [invalid, navigate]);

  if (invalid !== null) return null;
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
          <EditQuestionForm
            key={data.question.id}
            question={data.question}
            takenCount={data.question.takenCount}
          />
        ) : (
          <Loading>
            <Skeleton h={360} />
          </Loading>
        )}
      </Paper>
    </Page>
  );
}

/** A link back to the question's position in its quiz. */
function BackToQuiz({ quizId, position }: { quizId: string; position: number }) {
  return <BackLink to={questionsHref(quizId, position)}>{words.back}</BackLink>;
}
