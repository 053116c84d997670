import { useQuery } from '@apollo/client/react';
import { Anchor, Group, Paper, Skeleton, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { graphql } from '../gql/quizzes';
import { BackToQuizzes } from '../ui/components/back-link';
import { formatNumber } from '../ui/format';
import { KindChoice, type WrittenKind } from '../ui/components/kind-choice';
import { LeaveGuard } from '../ui/drafts/leave-guard';
import { Page } from '../ui/components/page';
import { questionTexts } from '../ui/texts/question-texts';
import { ignoreErrors } from '../ui/feedback/ignore-errors';
import { ErrorState } from '../ui/feedback/states';
import { FindingCounts } from './paper-check';
import { SubmitPaper } from './submit-paper';

const EXAM_FORM = graphql(`
  query ExamForm($id: ID!) {
    quiz(id: $id) {
      id
      title
      questionCount
      isCompleted
      orderVersion
    }
  }
`);

const { exam: words, detail, form } = questionTexts;

/** What the parts for adding questions need. */
export interface ExamFormPart {
  kind: WrittenKind;
  onStored: () => void;
  /** Called when the unsaved or busy state changes. */
  onState: (state: { isUnsaved: boolean; isBusy: boolean }) => void;
}

interface ExamFormPageProps {
  quizId: string;
  /** The state of its exam, beside the title. */
  state: ReactNode;
  /** Puts the page's content below the steps of the exam. */
  steps: (content: ReactNode) => ReactNode;
  children: (part: ExamFormPart) => ReactNode;
}

/** Adds questions to a quiz and submits its paper (docs/specification.md, section 2). */
export function ExamFormPage({ quizId, state, steps, children }: ExamFormPageProps) {
  const [kind, setKind] = useKind();
  const [{ isUnsaved, isBusy }, setState] = useState({ isUnsaved: false, isBusy: false });
  const { data, error, refetch } = useQuery(EXAM_FORM, {
    variables: { id: quizId },
    fetchPolicy: 'cache-and-network',
  });
  const navigationTitle = useTitleFromNavigation();
  const title = data?.quiz.title ?? navigationTitle;

  if (error && !data) {
    return (
      <Page title={words.title} above={<BackToQuizzes />}>
        <ErrorState
          title={detail.failed}
          error={error}
          gone={{ codes: ['QUIZ_NOT_FOUND'], title: detail.none, hint: detail.goneHint }}
          onRetry={() => ignoreErrors(refetch())}
        />
      </Page>
    );
  }

  return (
    <Page
      title={title ?? words.title}
      state={state}
      above={<BackToQuizzes />}
      actions={<SubmitPaper quizId={quizId} isUnsaved={isUnsaved} />}
    >
      {steps(
        <>
          <Paper withBorder p="md">
            <Group justify="space-between" gap="md">
              <KindChoice kind={kind} isDisabled={isBusy} onChange={setKind} />
              <Group gap="lg">
                <Text component="div" aria-live="polite">
                  {words.total}: <Count value={data?.quiz.questionCount} />
                </Text>
                <FindingCounts quizId={quizId} />
                <Anchor component={Link} to={`/navigation/quiz-detail/${quizId}`}>
                  {words.viewQuestions}
                </Anchor>
              </Group>
            </Group>
          </Paper>
          {children({ kind, onStored: () => ignoreErrors(refetch()), onState: setState })}
        </>,
      )}
      {isUnsaved && (
        <LeaveGuard title={form.leaveTitle} hint={form.leaveHint} leave={form.leaveAnyway} />
      )}
    </Page>
  );
}

/** The chosen kind is part of the URL, so that it survives a reload. */
function useKind() {
  const [url, setUrl] = useSearchParams();
  const kind: WrittenKind = url.get('kind') === 'DESCRIPTIVE' ? 'DESCRIPTIVE' : 'MCQ';
  const choose = (next: WrittenKind): void => {
    url.set('kind', next);
    setUrl(url, { replace: true, preventScrollReset: true });
  };
  return [kind, choose] as const;
}

/** The title for the first paint, until the real one is fetched (decision 0002). */
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
