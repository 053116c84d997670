import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { graphql } from '../gql/quizzes';
import type { QuizDetailQuery } from '../gql/quizzes/graphql';
import { EditorsOnly } from '../ui/session/editors-only';
import { DescriptionList } from '../ui/components/description-list';
import { formatNumber, useFormatTime } from '../ui/format';
import { PlusIcon } from '../ui/icons';
import { editorPath, importPath } from '../ui/question-paths';
import { Page } from '../ui/components/page';
import { ignoreErrors } from '../ui/feedback/ignore-errors';
import { ErrorState } from '../ui/feedback/states';
import { questionTexts } from '../ui/texts/question-texts';
import { quizTexts } from '../ui/texts/quiz-texts';
import { BackToQuizzes } from '../ui/components/back-link';
import { QuizDetailMenu } from './quiz-detail-menu';
import { QuizStatus } from './quiz-table';

const QUIZ_DETAIL = graphql(`
  query QuizDetail($id: ID!) {
    quiz(id: $id) {
      id
      title
      creatorName
      status
      isCompleted
      questionCount
      createdAt
      durationMinutes
    }
  }
`);

const { detail: words } = questionTexts;

interface QuizDetailPageProps {
  quizId: string;
  /** The state of its exam, beside the title. */
  state: ReactNode;
  /** Opens the exam as learners see it. */
  preview: ReactNode;
  /** Puts the page's content below the steps of the exam. */
  steps: (content: ReactNode) => ReactNode;
  /** Opens the form for a new question. */
  onAdd: () => void;
  /** The list of questions. */
  children: ReactNode;
}

/** A quiz with its questions (docs/specification.md, section 2). */
export function QuizDetailPage(props: QuizDetailPageProps) {
  const { quizId, state, preview, steps, onAdd, children } = props;
  const { data, error, refetch } = useQuery(QUIZ_DETAIL, {
    variables: { id: quizId },
    fetchPolicy: 'cache-and-network',
  });

  if (error && !data) {
    return (
      <Page title={words.title} above={<BackToQuizzes />}>
        <ErrorState
          title={words.failed}
          error={error}
          gone={{ codes: ['QUIZ_NOT_FOUND'], title: words.none, hint: words.goneHint }}
          onRetry={() => ignoreErrors(refetch())}
        />
      </Page>
    );
  }

  const actions = (
    <>
      {preview}
      <QuizDetailMenu quizId={quizId} title={data?.quiz.title ?? words.title} />
      <EditorsOnly>
        {/* Where it has no space beside the title and the primary action, it is in the menu. */}
        <Button component={Link} to={importPath(quizId)} variant="default" visibleFrom="lg">
          {words.importQuestions}
        </Button>
        <Button component={Link} to={editorPath(quizId)} variant="default" visibleFrom="md">
          {words.openEditor}
        </Button>
        <Button leftSection={<PlusIcon />} onClick={onAdd}>
          {words.addQuestion}
        </Button>
      </EditorsOnly>
    </>
  );
  return (
    <Page
      title={data?.quiz.title ?? words.title}
      state={state}
      above={<BackToQuizzes />}
      actions={actions}
    >
      {steps(
        <>
          <QuizSummary quiz={data?.quiz} />
          {children}
        </>,
      )}
    </Page>
  );
}

/** While the quiz is loading, the names of its data stand there already. */
function QuizSummary({ quiz }: { quiz: QuizDetailQuery['quiz'] | undefined }) {
  const formatTime = useFormatTime();
  const entries = [
    { name: words.creator, value: quiz?.creatorName },
    { name: words.status, value: quiz && <QuizStatus status={quiz.status} /> },
    { name: words.completed, value: quiz && (quiz.isCompleted ? words.yes : words.no) },
    { name: questionTexts.exam.total, value: quiz && formatNumber(quiz.questionCount) },
    { name: words.duration, value: quiz && durationOf(quiz) },
    { name: words.created, value: quiz && formatTime(quiz.createdAt), isWide: true },
  ];
  return <DescriptionList entries={entries} />;
}

function durationOf({ durationMinutes }: QuizDetailQuery['quiz']): string {
  return durationMinutes === null
    ? quizTexts.noLimit
    : words.minutes(durationMinutes, formatNumber(durationMinutes));
}
