import { skipToken, useMutation, useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { v4 as newId } from 'uuid';
import type { StartExportInput } from '../../gql/exams/graphql';
import { exportTexts as words } from '../../ui/texts/export-texts';
import { toProblem, problemMessage } from '../../ui/feedback/problem';
import { toast } from '../../ui/feedback/toasts';
import { useDownload } from '../../ui/session/use-download';
import { CANCEL_EXPORT, EXPORT, START_EXPORT } from './export.query';

const POLL_INTERVAL_MS = 500;

/** Starts an export, and downloads it as soon as it is done. */
export function useExport(quizId: string) {
  const [id, setId] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [startExport, { loading: isStarting }] = useMutation(START_EXPORT);
  const [cancelExport] = useMutation(CANCEL_EXPORT);
  const { download } = useDownload(words.downloadFailed);
  const { data, stopPolling } = useQuery(
    EXPORT,
    id === null
      ? skipToken
      : { variables: { id }, pollInterval: POLL_INTERVAL_MS, fetchPolicy: 'network-only' },
  );
  const current = id !== null && data?.export.id === id ? data.export : null;
  const state = current?.state;
  const onEnd = useEffectEvent(() => {
    if (current?.state === 'DONE' && current.url) void download(current.url, current.fileName);
  });
  useEffect(() => {
    if (state === undefined || state === 'QUEUED' || state === 'RUNNING') return;
    stopPolling();
    onEnd();
  }, [id, state, stopPolling]);
  return {
    current,
    failure,
    isStarting,
    start: async (chosen: Omit<StartExportInput, 'id' | 'quizId'>): Promise<void> => {
      setFailure(null);
      const newExportId = newId();
      try {
        await startExport({ variables: { input: { id: newExportId, quizId, ...chosen } } });
        setId(newExportId);
      } catch (error) {
        setFailure(problemMessage(toProblem(error)));
      }
    },
    cancel: async (): Promise<void> => {
      if (id === null) return;
      try {
        await cancelExport({ variables: { id } });
        toast('success', words.cancelled);
      } catch (error) {
        toast('failure', problemMessage(toProblem(error)));
      }
    },
  };
}
