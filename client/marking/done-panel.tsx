import { useQuery } from '@apollo/client/react';
import { Button, Group } from '@mantine/core';
import { Link } from 'react-router-dom';
import { examPath } from '../ui/exam-paths';
import { formatNumber } from '../ui/format';
import { markingTexts } from '../ui/texts/marking-texts';
import { EmptyState } from '../ui/feedback/states';
import { deskPath } from './desk-path';
import { WAITING, type Marking } from './marking.query';

const { done: words, desk } = markingTexts;

interface DonePanelProps {
  /** What was marked: a question, a learner, or all of the exam. */
  scope: { quizId: string; questionId: string | null; learnerId: string | null };
  /** Undefined while it is loading. */
  marking: Marking | undefined;
  /** The page that lists the answers of this scope. */
  back: string;
}

/** After the last answer: whether others have some open, and the way on. */
export function DonePanel({ scope, marking, back }: DonePanelProps) {
  const { quizId, questionId, learnerId } = scope;
  const { data } = useQuery(WAITING, { variables: { scope }, fetchPolicy: 'network-only' });
  const openCount = data?.markingAnswers.totalCount ?? 0;
  // From the current question on, then from the beginning.
  const questions = marking?.questions ?? [];
  const at = questions.findIndex((one) => one.questionId === questionId);
  const next = [...questions.slice(at + 1), ...questions.slice(0, Math.max(at, 0))].find(
    ({ waitingCount }) => waitingCount > 0,
  );
  // All that waits is what others have open.
  const isWhole = !questionId && !learnerId;
  return (
    <EmptyState
      of="marking"
      title={words.title}
      hint={data ? hintOf(openCount) : words.loading}
      action={
        <Group gap="sm" justify="center">
          <Button component={Link} to={back} variant="default">
            {desk.back}
          </Button>
          {next && !isWhole ? (
            <Button component={Link} to={deskPath(quizId, next.questionId)}>
              {next.number === null
                ? words.nextQuestion(formatNumber(next.waitingCount))
                : words.nextNumbered(formatNumber(next.number), formatNumber(next.waitingCount))}
            </Button>
          ) : (
            marking &&
            !marking.isPart && (
              <Button component={Link} to={examPath(quizId, 'results')}>
                {desk.toResults}
              </Button>
            )
          )}
        </Group>
      }
    />
  );
}

function hintOf(openCount: number): string {
  if (openCount === 0) return words.all;
  return openCount === 1 ? words.oneOpen : words.manyOpen(formatNumber(openCount));
}
