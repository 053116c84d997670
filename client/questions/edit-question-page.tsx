import { skipToken, useQuery } from '@apollo/client/react';
import { Paper, Skeleton } from '@mantine/core';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { Loading } from '../ui/components/loading';
import { Page } from '../ui/components/page';
import { toProblem } from '../ui/feedback/problem';
import { questionTexts } from '../ui/texts/question-texts';
import { useIsHere } from '../ui/hooks/use-is-here';
import { ignoreErrors } from '../ui/feedback/ignore-errors';
import { ErrorState } from '../ui/feedback/states';
import { toast } from '../ui/feedback/toasts';
import { EditQuestionForm } from './edit-question-form';
import { BackLink } from '../ui/components/back-link';
import { questionsHref } from '../ui/question-paths';
import { QUESTION, type Question } from './content/question.query';

const { edit: words } = questionTexts;

/** The page to edit a question. Its kind decides which form is shown, whatever the URL says. */
export function EditQuestionPage({ id }: { id: string | undefined }) {
  const navigate = useNavigate();
  const isHere = useIsHere();
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
      above={data && <BackLink to={backOf(data.question)}>{words.back}</BackLink>}
    >
      <Paper withBorder p={{ base: 'md', sm: 'lg' }} maw={800}>
        {data ? (
          <EditQuestionForm
            key={data.question.id}
            question={data.question}
            takenCount={data.question.takenCount}
            onSaved={() => {
              // Only if the user has not left. Replacing the URL asks for no confirmation.
              if (isHere()) void navigate(backOf(data.question), { replace: true });
            }}
            onCancel={() => void navigate(backOf(data.question))}
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

/** The question in the list of its quiz. */
function backOf({ quizId, position }: Pick<Question, 'quizId' | 'position'>): string {
  return questionsHref(quizId, position);
}
