import { Button, Skeleton } from '@mantine/core';
import { Link, Outlet, useLocation, useOutletContext, useParams } from 'react-router-dom';
import { BackToQuizzes } from '../../ui/components/back-link';
import { Loading } from '../../ui/components/loading';
import { Page } from '../../ui/components/page';
import { ignoreErrors } from '../../ui/feedback/ignore-errors';
import { EmptyState, ErrorState } from '../../ui/feedback/states';
import { examTexts as words } from '../../ui/texts/exam-texts';
import { StageTag } from '../../ui/pictures/stage-tag';
import { QuizPreview } from './quiz-steps';
import { StepNotices } from './step-notices';
import { isStepHere, stepPath } from './step-paths';
import type { Step } from './step-states';
import { Steps } from './steps';
import { useSteps } from './use-steps';

/** The layout of all pages of an exam: its title and state, its steps, and what concerns all of them. */
export function ExamLayout() {
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  const { data, error, refetch, steps, progress, seesResults } = useSteps(id, {
    isPolling: true,
  });
  if (error && !data) {
    return (
      <Page title={words.title} above={<BackToQuizzes />}>
        <ErrorState
          title={words.failed}
          error={error}
          gone={{
            codes: ['QUIZ_NOT_FOUND', 'EXAM_NOT_FOUND'],
            title: words.none,
            hint: words.noneHint,
          }}
          onRetry={() => ignoreErrors(refetch())}
        />
      </Page>
    );
  }
  return (
    <Page
      title={data?.quiz.title ?? words.title}
      state={progress && <StageTag {...progress} />}
      above={<BackToQuizzes />}
      asides={<QuizPreview quizId={id} />}
    >
      <Steps quizId={id} steps={steps} seesResults={seesResults} />
      {data && <StepNotices {...data} isCheckShown={pathname === stepPath(id, 'check')} />}
      {seesResults === false && isStepHere(pathname, id, 'results') ? (
        <NoResults quizId={id} />
      ) : data ? (
        <Outlet key={id} context={steps} />
      ) : (
        <SectionSkeleton />
      )}
    </Page>
  );
}

/** For a page of the layout: the steps of its exam that are for the viewer. */
export function useStepsOfLayout(): Step[] {
  return useOutletContext<Step[] | null>() ?? [];
}

/** For markers who followed a link to the results of an exam of which they mark a part, or nothing. */
function NoResults({ quizId }: { quizId: string }) {
  return (
    <EmptyState
      of="results"
      title={words.noResults}
      hint={words.noResultsHint}
      action={
        <Button component={Link} to={stepPath(quizId, 'mark')} variant="default">
          {words.toMarking}
        </Button>
      }
    />
  );
}

function SectionSkeleton() {
  return (
    <Loading>
      <Skeleton h={90} />
      <Skeleton h={260} />
    </Loading>
  );
}
