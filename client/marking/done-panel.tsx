import { useQuery } from '@apollo/client/react';
import { Button, Group } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { examPath } from '../ui/exam-paths';
import { markingTexts } from '../ui/texts/marking-texts';
import { EmptyState } from '../ui/feedback/states';
import { formatNumber } from '../ui/format';
import type { Marking } from './marking.query';
import { WAITING } from './marking-lists.query';
import { useWayOn } from './use-way-on';

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
  const { data } = useQuery(WAITING, { variables: { scope }, fetchPolicy: 'network-only' });
  const openCount = data?.markingAnswers.totalCount ?? 0;
  const wayOn = useWayOn(scope, marking);
  // The way back is that of the part which is done.
  const { state } = useLocation() as { state: unknown };
  return (
    <EmptyState
      of="marking"
      title={openCount > 0 ? words.titleButOpen : words.title}
      hint={data ? hintOf(openCount) : words.loading}
      action={
        <Group gap="sm" justify="center">
          <Button component={Link} to={back} variant="default">
            {desk.back}
          </Button>
          {wayOn ? (
            <Button component={Link} to={wayOn.to} state={state} ref={focusIfNothingIs}>
              <bdi>{wayOn.label}</bdi>
            </Button>
          ) : (
            wayOn === null &&
            marking &&
            !marking.isPart && (
              <Button component={Link} to={examPath(scope.quizId, 'results')}>
                {desk.toResults}
              </Button>
            )
          )}
        </Group>
      }
    />
  );
}

/** The form that had the focus is gone: the keyboard goes on here. */
function focusIfNothingIs(link: HTMLAnchorElement | null): void {
  if (document.activeElement === document.body) link?.focus({ preventScroll: true });
}

function hintOf(openCount: number): string {
  if (openCount === 0) return words.all;
  return openCount === 1 ? words.oneOpen : words.manyOpen(formatNumber(openCount));
}
