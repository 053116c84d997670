import { Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../ui/feedback/states';
import { useCan } from '../ui/session/abilities';
import { todayTexts as words } from '../ui/texts/today-texts';
import { DraftList } from './draft-list';
import { FirstSteps } from './first-steps';
import { RunningList } from './running-list';
import { ServerNow } from './server-now';
import classes from './today.module.css';
import type { Today } from './today.query';
import { UpcomingList } from './upcoming-list';
import { WaitingList } from './waiting-list';

interface TodaySectionsProps {
  today: Today;
  isFirstRun: boolean;
  /** The button that creates an exam. */
  create: ReactNode;
}

/**
 * The sections that have something in them, the most urgent first: for markers the answers that
 * wait for marks, for others the exams that are running.
 */
export function TodaySections({ today, isFirstRun, create }: TodaySectionsProps) {
  const canEdit = useCan('EDIT');
  const { running, waiting, upcoming, drafts } = today;
  const isAnyDraft = canEdit && drafts.length > 0;
  const isAny = [running, waiting, upcoming].some(({ length }) => length > 0) || isAnyDraft;
  const runningList = running.length > 0 && (
    <RunningList entries={running} total={today.runningTotal} />
  );
  const waitingList = waiting.length > 0 && (
    <WaitingList
      heading={canEdit ? words.waiting.heading : words.toMark.heading}
      entries={waiting}
      total={today.waitingTotal}
    />
  );
  return (
    <ServerNow at={today.at}>
      <Stack gap="lg">
        {isFirstRun && <FirstSteps today={today} create={create} />}
        {canEdit ? runningList : waitingList}
        {canEdit ? waitingList : runningList}
        {(upcoming.length > 0 || isAnyDraft) && (
          <div className={classes.beside}>
            {upcoming.length > 0 && <UpcomingList entries={upcoming} total={today.upcomingTotal} />}
            {isAnyDraft && <DraftList entries={drafts} total={today.draftsTotal} />}
          </div>
        )}
        {!isAny && !isFirstRun && (
          <EmptyState
            of="questions"
            title={words.calm.title}
            hint={canEdit ? words.calm.hint : words.calm.markerHint}
            action={
              <Button component={Link} to="/all-quizzes" variant="default">
                {words.allQuizzes}
              </Button>
            }
          />
        )}
      </Stack>
    </ServerNow>
  );
}
