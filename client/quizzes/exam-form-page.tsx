import { useMutation, useQuery } from '@apollo/client/react';
import { Anchor, Button, Group, Paper, SegmentedControl, Skeleton, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { graphql } from '../gql/quizzes';
import { formatNumber } from '../ui/format';
import { Page } from '../ui/page';
import { problemOf } from '../ui/problem';
import { ErrorState } from '../ui/states';
import { texts } from '../ui/texts';
import { toast } from '../ui/toasts';
import { BackToQuizzes } from '../ui/back-link';

const EXAM_FORM = graphql(`
  query ExamForm($id: ID!) {
    quiz(id: $id) {
      id
      title
      questionCount
      isCompleted
    }
  }
`);

const SUBMIT_QUIZ = graphql(`
  mutation SubmitQuiz($id: ID!) {
    submitQuiz(id: $id) {
      id
      isCompleted
      version
    }
  }
`);

const { exam: words } = texts;

/** The kinds of question that can be added here. */
export type ExamFormKind = 'MCQ' | 'DESCRIPTIVE';

interface ExamFormPageProps {
  quizId: string;
  /** How questions of the chosen kind come in. */
  children: (kind: ExamFormKind, onStored: () => void) => ReactNode;
}

/** Adds questions to a quiz and submits its paper (specification, section 2). */
export function ExamFormPage({ quizId, children }: ExamFormPageProps) {
  const [kind, setKind] = useKind();
  const { data, error, refetch } = useQuery(EXAM_FORM, {
    variables: { id: quizId },
    fetchPolicy: 'cache-and-network',
  });
  const headStart = useTitleFromNavigation();
  const title = data?.quiz.title ?? headStart;

  if (error && !data) {
    return (
      <Page title={words.title} above={<BackToQuizzes />}>
        <ErrorState
          title={texts.detail.failed}
          error={error}
          gone={{
            codes: ['QUIZ_NOT_FOUND'],
            title: texts.detail.none,
            hint: texts.detail.goneHint,
          }}
          onRetry={() => void refetch()}
        />
      </Page>
    );
  }

  return (
    <Page
      title={title ?? words.title}
      above={<BackToQuizzes />}
      actions={
        <SubmitButton quizId={quizId} title={title} isEmpty={data?.quiz.questionCount === 0} />
      }
    >
      <Paper withBorder p="md">
        <Group justify="space-between" gap="md">
          <SegmentedControl
            aria-label={words.kind}
            value={kind}
            onChange={setKind}
            data={[
              { value: 'MCQ', label: words.mcq },
              { value: 'DESCRIPTIVE', label: words.descriptive },
            ]}
          />
          <Group gap="lg">
            <Text component="div" aria-live="polite">
              {words.total}: <Count value={data?.quiz.questionCount} />
            </Text>
            <Anchor component={Link} to={`/navigation/quiz-detail/${quizId}`}>
              {words.viewQuestions}
            </Anchor>
          </Group>
        </Group>
      </Paper>
      {children(kind, () => void refetch())}
    </Page>
  );
}

/** The chosen kind is part of the address: after a reload the next file is taken for the same. */
function useKind() {
  const [url, setUrl] = useSearchParams();
  const kind: ExamFormKind = url.get('kind') === 'DESCRIPTIVE' ? 'DESCRIPTIVE' : 'MCQ';
  const choose = (next: ExamFormKind): void => {
    url.set('kind', next);
    setUrl(url, { replace: true, preventScrollReset: true });
  };
  return [kind, choose] as const;
}

/** A head start for the first paint; what counts is fetched (decision 2). */
function useTitleFromNavigation(): string | null {
  const state: unknown = useLocation().state;
  const title = (state as { title?: unknown } | null)?.title;
  return typeof title === 'string' ? title : null;
}

function Count({ value }: { value: number | undefined }) {
  if (value === undefined)
    return <Skeleton component="span" display="inline-block" w={40} h={16} />;
  return (
    <Text component="strong" fw={700}>
      {formatNumber(value)}
    </Text>
  );
}

interface SubmitButtonProps {
  quizId: string;
  title: string | null;
  isEmpty: boolean;
}

function SubmitButton({ quizId, title, isEmpty }: SubmitButtonProps) {
  const navigate = useNavigate();
  const [submitQuiz, { loading }] = useMutation(SUBMIT_QUIZ, { variables: { id: quizId } });
  const submit = async (): Promise<void> => {
    if (isEmpty) {
      toast('warning', words.submitEmpty);
      return;
    }
    try {
      await submitQuiz();
      toast('success', words.submitted);
      await navigate('/all-quizes', { state: { submitted: { quizId, title } } });
    } catch (error) {
      const { code, message } = problemOf(error);
      toast('failure', code === 'QUIZ_IS_EMPTY' ? message : words.submitFailed);
    }
  };
  return (
    <Button loading={loading} onClick={() => void submit()}>
      {words.submit}
    </Button>
  );
}
