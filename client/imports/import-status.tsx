import { useQuery } from '@apollo/client/react';
import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { graphql } from '../gql/imports';
import type { ImportStatusQuery } from '../gql/imports/graphql';
import { formatNumber } from '../ui/format';
import { Notice } from '../ui/notice';
import { problemOf } from '../ui/problem';
import { ErrorState } from '../ui/states';
import { texts } from '../ui/texts';
import { toast } from '../ui/toasts';
import { ImportFaults } from './import-faults';
import { StepBar } from './step-bar';

const IMPORT_STATUS = graphql(`
  query ImportStatus($id: ID!) {
    import(id: $id) {
      id
      fileName
      state
      phase
      rowsDone
      rowsTotal
      storedCount
      faultCount
      problem {
        code
        message
      }
    }
  }
`);

const ASK_EVERY_MS = 500;
const { imports: words } = texts;

type Import = ImportStatusQuery['import'];

interface ImportStatusProps {
  id: string;
  onStored: () => void;
  onAnother: () => void;
}

/** Follows an import to its end. Opened later, it shows how it ended. */
export function ImportStatus({ id, onStored, onAnother }: ImportStatusProps) {
  const { data, error, refetch, startPolling, stopPolling } = useQuery(IMPORT_STATUS, {
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'network-only',
  });
  const row = data?.import;
  const isOpen = row?.state === 'QUEUED' || row?.state === 'RUNNING';
  const isGone = error && problemOf(error).code === 'IMPORT_NOT_FOUND';

  useEffect(() => {
    if (!isOpen || isGone) return;
    startPolling(ASK_EVERY_MS);
    return stopPolling;
  }, [isOpen, isGone, startPolling, stopPolling]);

  useAnnounceEnd(row, onStored);

  if (isGone) {
    const another = <Another onClick={onAnother} />;
    return <Notice tone="warning" title={words.notFound} action={another} />;
  }
  if (error && !row)
    return <ErrorState title={words.unknown} error={error} onRetry={() => void refetch()} />;
  if (!row) return <Skeleton h={90} aria-label={texts.common.loading} />;
  return (
    <Stack>
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {row.fileName}
      </Text>
      {isOpen ? (
        <Running row={row} isLost={error !== undefined} />
      ) : (
        <Outcome row={row} onAnother={onAnother} />
      )}
    </Stack>
  );
}

/** Says once, to whoever watched, that the import has ended. */
function useAnnounceEnd(row: Import | undefined, onStored: () => void): void {
  const watched = useRef(false);
  const announce = useEffectEvent((state: Import['state']) => {
    if (state === 'SUCCEEDED') {
      toast('success', words.success);
      onStored();
    } else {
      toast('failure', words.failure);
    }
  });
  const state = row?.state;
  useEffect(() => {
    if (state === undefined) return;
    if (state === 'QUEUED' || state === 'RUNNING') {
      watched.current = true;
    } else if (watched.current) {
      watched.current = false;
      announce(state);
    }
  }, [state]);
}

function Running({ row, isLost }: { row: Import; isLost: boolean }) {
  const { phase, rowsDone, rowsTotal } = row;
  const isCounted = rowsTotal !== null && phase !== 'READING';
  const percent = isCounted ? Math.round((rowsDone / Math.max(1, rowsTotal)) * 100) : null;
  const counts = isCounted
    ? words.rows(formatNumber(rowsDone), formatNumber(rowsTotal))
    : words.reading;
  return (
    <>
      <StepBar
        current={phase ?? 'READING'}
        detail={row.state === 'QUEUED' ? words.waiting : counts}
        percent={percent}
      />
      <Text size="sm" c="dimmed">
        {isLost ? words.lostTouch : words.leave}
      </Text>
    </>
  );
}

function Outcome({ row, onAnother }: { row: Import; onAnother: () => void }) {
  const count = formatNumber(row.faultCount);
  if (row.state === 'SUCCEEDED') {
    const title = words.stored(row.storedCount, formatNumber(row.storedCount));
    return <Notice tone="success" title={title} action={<Another onClick={onAnother} />} />;
  }
  if (row.faultCount > 0) {
    const title = words.refusedTitle(count, row.faultCount);
    const again = <Another label={words.again} onClick={onAnother} />;
    return (
      <Stack>
        <Notice tone="warning" title={title} action={again}>
          {words.refusedHint}
        </Notice>
        <ImportFaults importId={row.id} />
      </Stack>
    );
  }
  const title = row.state === 'FAILED' ? words.failedTitle : words.refusedWhole;
  return (
    <Notice tone="failure" title={title} action={<Another onClick={onAnother} />}>
      {row.problem?.message}
    </Notice>
  );
}

function Another({ label = words.another, onClick }: { label?: string; onClick: () => void }) {
  return (
    <Button variant="default" onClick={onClick}>
      {label}
    </Button>
  );
}
