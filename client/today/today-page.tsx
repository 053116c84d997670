import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Page } from '../ui/components/page';
import { ignoreErrors } from '../ui/feedback/ignore-errors';
import { ErrorState } from '../ui/feedback/states';
import { useLiveRefresh } from '../ui/hooks/use-live-updates';
import { PlusIcon } from '../ui/icons';
import type { LazyComponent } from '../ui/lazy/lazy-component';
import { StateTag } from '../ui/pictures/state-tag';
import { useCan } from '../ui/session/abilities';
import { todayTexts as words } from '../ui/texts/today-texts';
import { areFirstStepsDone } from './first-steps';
import { TODAY, TODAY_CHANGED } from './today.query';
import { TodaySections } from './today-sections';
import { TodaySkeleton } from './today-skeleton';

/** The server reports at least every thirty seconds: a connection silent for longer is dead. */
const SILENCE_TIMEOUT_MS = 45_000;

interface TodayPageProps {
  /** The dialog that creates a quiz. */
  createDialog: LazyComponent<{ opened: boolean; onClose: () => void }>;
}

/** The dashboard: what is running, what waits for somebody, what comes, and what is being written. */
export function TodayPage({ createDialog: CreateDialog }: TodayPageProps) {
  const canEdit = useCan('EDIT');
  const [isCreating, creating] = useDisclosure(false);
  const { data, error, refetch } = useQuery(TODAY, { fetchPolicy: 'cache-and-network' });
  const refresh = (): void => ignoreErrors(refetch());
  useLiveRefresh(TODAY_CHANGED, {}, refresh, SILENCE_TIMEOUT_MS);
  const today = data?.today;
  const isFirstRun = canEdit && today !== undefined && !areFirstStepsDone(today);
  const create = (variant?: 'default') => (
    <Button
      {...CreateDialog.preload}
      {...(variant && { variant })}
      leftSection={<PlusIcon />}
      onClick={creating.open}
    >
      {words.create}
    </Button>
  );
  return (
    <Page
      title={words.title}
      // The first steps have the primary action of a newcomer.
      actions={canEdit && create(isFirstRun ? 'default' : undefined)}
      state={
        error &&
        today && (
          <span role="status" title={words.staleHint}>
            <StateTag state="failed">{words.stale}</StateTag>
          </span>
        )
      }
    >
      {error && !today && <ErrorState title={words.failed} error={error} onRetry={refresh} />}
      {!today && !error && <TodaySkeleton />}
      {today && <TodaySections today={today} isFirstRun={isFirstRun} create={create()} />}
      <CreateDialog opened={isCreating} onClose={creating.close} />
    </Page>
  );
}
