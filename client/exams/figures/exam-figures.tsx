import { Button, Progress, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AttemptSet } from '../../gql/exams/graphql';
import { ListSkeleton } from '../../ui/components/list-skeleton';
import { ignoreErrors } from '../../ui/feedback/ignore-errors';
import { EmptyState, ErrorState } from '../../ui/feedback/states';
import { figureTexts as words } from '../figure-texts';
import { FigureGroups } from './figure-groups';
import { FiguresHead } from './figures-head';
import classes from './figures.module.css';
import { useFigures } from './use-figures';
import { useFiguresUrl } from './use-figures-url';

interface ExamFiguresProps {
  quizId: string;
  /** Links to what belongs with them, if any. */
  above?: ReactNode;
  /** Buttons for the figures of a set of attempts. */
  actionsOf?: (set: AttemptSet) => ReactNode;
  /** Where answers are marked; null for somebody who cannot. */
  markingHref?: string | null;
}

/** Statistics of an exam, and the item analysis of its questions. */
export function ExamFigures({ quizId, above, actionsOf, markingHref = null }: ExamFiguresProps) {
  const { address, change } = useFiguresUrl();
  const { figures, isStale, progress, error, refetch } = useFigures(quizId, address);
  if (figures?.submittedCount === 0)
    return (
      <Stack>
        {above}
        <EmptyState of="results" title={words.empty} hint={words.emptyHint} />
      </Stack>
    );
  const marking = markingHref !== null && (
    <Button component={Link} to={markingHref} variant="default">
      {words.mark}
    </Button>
  );
  return (
    <Stack>
      {above}
      <FiguresHead
        set={address.set}
        onSetChange={(set) => change({ set })}
        figures={figures ?? null}
        actions={figures && figures.markedCount > 0 && actionsOf?.(address.set)}
      />
      {error !== undefined && (
        <ErrorState
          title={words.failed}
          error={error}
          gone={{
            codes: ['REVISION_NOT_TAKEN'],
            title: words.revisionGone,
            hint: words.revisionGoneHint,
          }}
          onRetry={() => ignoreErrors(refetch())}
        />
      )}
      {progress !== null && <Computing progress={progress} />}
      {!figures && progress === null && error === undefined && <ListSkeleton />}
      {figures && (
        <Stack className={classes.figures} aria-busy={isStale}>
          {figures.markedCount === 0 && (
            <EmptyState
              of="results"
              title={words.allWait}
              hint={words.allWaitHint}
              action={marking}
            />
          )}
          {figures.markedCount > 0 && (
            <FigureGroups figures={figures} onRevisionChange={(revision) => change({ revision })} />
          )}
        </Stack>
      )}
    </Stack>
  );
}

/** @param progress in per cent */
function Computing({ progress }: { progress: number }) {
  return (
    <Stack gap="xs">
      <Text role="status">{words.computing}</Text>
      <Progress.Root>
        <Progress.Section value={progress} aria-label={words.progress} />
      </Progress.Root>
    </Stack>
  );
}
