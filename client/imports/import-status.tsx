import { useQuery } from '@apollo/client/react';
import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { importTexts as words } from '../ui/texts/import-texts';
import { Loading } from '../ui/components/loading';
import { Notice } from '../ui/feedback/notice';
import { toProblem } from '../ui/feedback/problem';
import { ignoreErrors } from '../ui/feedback/ignore-errors';
import { ErrorState } from '../ui/feedback/states';
import { toast } from '../ui/feedback/toasts';
import { IMPORT_STATUS, type Import } from './state/import.query';
import { ImportOutcome } from './import-outcome';
import { ImportRunning } from './import-running';

const POLL_INTERVAL_MS = 500;

interface ImportStatusProps {
  id: string;
  /** The import that this one corrects, if the user came from it. */
  from: string | null;
  /** Its end is announced even when it ended before the first poll. */
  isStartedHere: boolean;
  onStored: () => void;
  /**
   * Offers the drop zone for another file.
   * @param left the import whose rows still need repair, or null
   * @param replace false keeps this import in the history: it waits for the user
   */
  onAnother: (left: string | null, replace: boolean) => void;
  /**
   * Shows another import.
   * @param from the import it corrects
   * @param replace false keeps this one in the history
   */
  onShow: (id: string, from: string | null, replace?: boolean) => void;
  /** Shows another import of the same file, which was started here. */
  onStarted: (id: string) => void;
}

/** Polls an import until it ends, then shows the result. */
export function ImportStatus(props: ImportStatusProps) {
  const { id, from, isStartedHere, onStored, onAnother, onShow, onStarted } = props;
  const { data, error, refetch, startPolling, stopPolling } = useQuery(IMPORT_STATUS, {
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'network-only',
  });
  const row = data?.import;
  const isOpen = row?.state === 'QUEUED' || row?.state === 'RUNNING';
  const isGone = error && toProblem(error).code === 'IMPORT_NOT_FOUND';

  useEffect(() => {
    if (!isOpen || isGone) return;
    startPolling(POLL_INTERVAL_MS);
    return stopPolling;
  }, [isOpen, isGone, startPolling, stopPolling]);

  useAnnounceEnd(row, isStartedHere, onStored);

  const leave = ({ state, refusedRowCount, sheetStart }: Import): void => {
    const isPreview = state === 'CHECKED';
    const left = !isPreview && refusedRowCount > 0 ? id : null;
    onAnother(left, left === null && !isPreview && !sheetStart);
  };

  if (isGone) {
    const another = (
      <Button variant="default" onClick={() => onAnother(null, true)}>
        {words.another}
      </Button>
    );
    return <Notice tone="warning" title={words.notFound} action={another} />;
  }
  if (error && !row)
    return (
      <ErrorState title={words.unknown} error={error} onRetry={() => ignoreErrors(refetch())} />
    );
  if (!row)
    return (
      <Loading>
        <Skeleton h={90} />
      </Loading>
    );
  return (
    <Stack>
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {row.fileName}
      </Text>
      {isOpen ? (
        <ImportRunning row={row} isLost={error !== undefined} />
      ) : (
        <ImportOutcome
          row={row}
          from={from}
          onAnother={() => leave(row)}
          onShow={onShow}
          onStarted={onStarted}
        />
      )}
    </Stack>
  );
}

/** Announces once that the import has ended, if the user started or watched it. */
function useAnnounceEnd(
  row: Import | undefined,
  isStartedHere: boolean,
  onStored: () => void,
): void {
  const isWatched = useRef(isStartedHere);
  const announce = useEffectEvent(() => {
    if (row?.state === 'SUCCEEDED') {
      toast('success', words.success);
      onStored();
    } else if (row?.state === 'CHECKED') {
      toast('success', words.preview.ready);
    } else if (row?.state === 'REFUSED' && row.refusedRowCount > 0) {
      toast('warning', words.needsRepair);
    } else if (row?.sheetStart) {
      toast('warning', words.needsColumns);
    } else {
      toast('failure', words.failure);
    }
  });
  const state = row?.state;
  useEffect(() => {
    if (state === undefined) return;
    const isEnd = state !== 'QUEUED' && state !== 'RUNNING';
    if (isEnd && isWatched.current) announce();
    // After a preview, the same import goes on.
    isWatched.current = !isEnd || state === 'CHECKED';
  }, [state]);
}
