import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { graphql } from '../../gql/exams';
import type { StepCountsQuery } from '../../gql/exams/graphql';
import { ignoreErrors } from '../../ui/feedback/ignore-errors';
import { useExam } from '../exam.query';
import { stepsOf, type StepCounts } from './step-states';

const STEP_COUNTS = graphql(`
  query StepCounts($quizId: ID!) {
    examProgress(quizId: $quizId) {
      invited
      registered
      running
      submitted
      lateCount
    }
    marking(quizId: $quizId) {
      quizId
      waitingCount
    }
  }
`);

const POLL_INTERVAL_MS = 15_000;

/** The exam of a quiz and its steps, kept up to date while one of its pages is open. */
export function useSteps(quizId: string) {
  const { pathname } = useLocation();
  const answer = useExam(quizId);
  const counted = useQuery(STEP_COUNTS, {
    variables: { quizId },
    // Other pages read other fields of the same objects: in the cache they would replace each other.
    fetchPolicy: 'no-cache',
    pollInterval: POLL_INTERVAL_MS,
    skipPollAttempt: () => document.hidden,
  });
  const { data, refetch } = answer;
  useOnChange(pathname, () => ignoreErrors(counted.refetch()));
  // Lists of questions read the order again after each change, and the findings may be others then.
  useOnChange(data?.quiz.orderVersion, () => ignoreErrors(refetch()));
  const counts = toCounts(counted.data ?? counted.previousData);
  const steps = data ? stepsOf({ ...data, counts }) : null;
  return { ...answer, steps };
}

function toCounts(answer: StepCountsQuery | undefined): StepCounts | null {
  if (!answer) return null;
  const { invited, registered, running, submitted, lateCount } = answer.examProgress;
  const { waitingCount } = answer.marking;
  return {
    learners: invited + registered,
    running,
    submitted,
    toMark: waitingCount,
    late: lateCount,
  };
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
