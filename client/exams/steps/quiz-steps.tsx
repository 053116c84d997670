import type { ReactNode } from 'react';
import { EditorsOnly } from '../../ui/session/editors-only';
import { useSettled } from '../../ui/hooks/use-settled';
import { StageTag } from '../../ui/pictures/stage-tag';
import { PreviewButton } from '../preview-button';
import { StepNotices } from './step-notices';
import { Steps } from './steps';
import classes from './steps.module.css';
import { useQuizProgress, useSteps } from './use-steps';

interface QuizStepsProps {
  quizId: string;
  /** What stands below the steps. It is not seen before it is known which notices stand above it, and so does not move. */
  children: ReactNode;
}

/** The steps of a quiz's exam, for the pages of the quiz. */
export function QuizSteps({ quizId, children }: QuizStepsProps) {
  const { data, error, steps, seesResults } = useSteps(quizId);
  const isKnown = useSettled({ data, error });
  return (
    <>
      <Steps quizId={quizId} steps={steps} seesResults={seesResults} />
      {data && <StepNotices {...data} isCheckShown={false} />}
      <div className={classes.content} data-unknown={!isKnown || undefined}>
        {children}
      </div>
    </>
  );
}

/** The state of a quiz's exam, beside the title of a page of the quiz. */
export function QuizExamState({ quizId }: { quizId: string }) {
  const progress = useQuizProgress(quizId);
  return progress && <StageTag {...progress} />;
}

/** Opens the exam of a quiz as learners see it, from a page of the quiz. */
export function QuizPreview({ quizId }: { quizId: string }) {
  return (
    <EditorsOnly>
      <PreviewButton quizId={quizId} />
    </EditorsOnly>
  );
}
