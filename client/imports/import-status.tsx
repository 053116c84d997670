import { useQuery } from '@apollo/client/react';
import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { importTexts as words } from '../ui/texts/import-texts';
import { Loading } from '../ui/components/loading';
import { Notice } from '../ui/feedback/notice';
import { problemOf } from '../ui/feedback/problem';
import { ignoreErrors } from '../ui/feedback/ignore-errors';
import { ErrorState } from '../ui/feedback/states';
import { toast } from '../ui/feedback/toasts';
import { IMPORT_STATUS, type Import } from './import.query';
import { ImportOutcome } from './import-outcome';
import { ImportRunning } from './import-running';

const ASK_EVERY_MS = 500;

interface ImportStatusProps {
  id: string;
  /** The import that this one corrects, where one came from there. */
  from: string | null;
  /** Its end is news, even when it came before the first look. */
  isBegunHere: boolean;
  onStored: () => void;
  /** Makes room for another file. @param left the import whose rows wait to be repaired */
  onAnother: (left: string | null) => void;
  /** Shows another import. @param from the one it corrects @param replace false: Back leads here again */
  onShow: (id: string, from: string | null, replace?: boolean) => void;
}

/** Follows an import to its end. Opened later, it shows how it ended. */
export function ImportStatus(props: ImportStatusProps) {
  const { id, from, isBegunHere, onStored, onAnother, onShow } = props;
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

  useAnnounceEnd(row, isBegunHere, onStored);

  if (isGone) {
    const another = (
      <Button variant="default" onClick={() => onAnother(null)}>
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
          onAnother={() => onAnother(row.refusedRowCount > 0 ? row.id : null)}
          onShow={onShow}
        />
      )}
    </Stack>
  );
}

/** Says once, to whoever started or watched it, that the import has ended. */
function useAnnounceEnd(row: Import | undefined, isBegunHere: boolean, onStored: () => void): void {
  const watched = useRef(isBegunHere);
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
