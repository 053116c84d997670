import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { graphql } from '../../gql/exams';
import type { QuizStageQuery } from '../../gql/exams/graphql';
import { ignoreErrors } from '../../ui/feedback/ignore-errors';
import { useExam, type Exam, type ExamQuiz } from '../exam.query';
import { stepsOf, type StepCounts } from './step-states';

export const EXAM_PROGRESS = graphql(`
  query QuizStage($quizId: ID!) {
    quiz(id: $quizId) {
      id
      progress {
        stage
        learnerCount
        runningCount
        submittedCount
        toMarkCount
        lateCount
        awaitsRelease
        seesResults
      }
    }
  }
`);

type QuizProgress = QuizStageQuery['quiz']['progress'];

const POLL_INTERVAL_MS = 15_000;

/** How far a quiz has come; null until it is known. Another part of the page keeps it up to date. */
export function useQuizProgress(quizId: string): QuizProgress | null {
  const { data } = useQuery(EXAM_PROGRESS, { variables: { quizId }, fetchPolicy: 'cache-first' });
  return data?.quiz.progress ?? null;
}

/**
 * The exam of a quiz with its stage and its steps.
 * @param isPolling whether they are kept up to date while the page is open. Where staff write questions, nothing is asked in
 * between: the end of the session would interrupt them.
 */
export function useSteps(quizId: string, { isPolling = false } = {}) {
  const { pathname } = useLocation();
  const answer = useExam(quizId);
  const counted = useQuery(EXAM_PROGRESS, {
    variables: { quizId },
    fetchPolicy: 'cache-and-network',
    pollInterval: isPolling ? POLL_INTERVAL_MS : 0,
    skipPollAttempt: () => document.hidden,
  });
  const { data, refetch } = answer;
  const recount = (): void => ignoreErrors(counted.refetch());
  useOnChange(pathname, recount);
  // What staff do to the exam may move it to another stage.
  useOnChange(data && stageFacts(data), recount);
  // Lists of questions read the order again after each change, and the findings may be others then.
  useOnChange(data?.quiz.orderVersion, () => ignoreErrors(refetch()));
  // The exam may have opened by its rules, or a colleague has paused it.
  useOnChange(counted.data?.quiz.progress.stage, () => ignoreErrors(refetch()));
  const progress = (counted.data ?? counted.previousData)?.quiz.progress ?? null;
  const seesResults = progress?.seesResults ?? null;
  const all = data && stepsOf({ ...data, counts: progress && toCounts(progress) });
  const steps = all?.filter(({ name }) => name !== 'results' || seesResults !== false) ?? null;
  return { ...answer, steps, progress, seesResults };
}

function toCounts(progress: QuizProgress): StepCounts {
  return {
    stage: progress.stage,
    awaitsRelease: progress.awaitsRelease,
    learners: progress.learnerCount,
    running: progress.runningCount,
    submitted: progress.submittedCount,
    toMark: progress.toMarkCount,
    late: progress.lateCount,
  };
}

/** What decides about the stage, besides the attempts. */
function stageFacts({ exam, quiz }: { exam: Exam; quiz: ExamQuiz }): string {
  const { state, pausedAt, awaitsCorrection, revision, rules } = exam;
  const { releasedAt, withdrawnAt, release } = rules;
  const { status, isCompleted } = quiz;
  return JSON.stringify([
    state,
    pausedAt,
    awaitsCorrection,
    revision?.id,
    releasedAt,
    withdrawnAt,
    release,
    status,
    isCompleted,
  ]);
}

/** @param onChange called when a value that was known has become another */
function useOnChange(value: string | number | undefined, onChange: () => void): void {
  const known = useRef(value);
  const report = useEffectEvent(onChange);
  useEffect(() => {
    const isChanged = known.current !== undefined && value !== undefined && known.current !== value;
    known.current = value;
    if (isChanged) report();
  }, [value]);
}
