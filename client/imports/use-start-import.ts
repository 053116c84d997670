import { useApolloClient, useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { v4 as newId } from 'uuid';
import type { QuestionKind } from '../gql/imports/graphql';
import { checkSession } from '../ui/session/check-session';
import { importTexts as words } from '../ui/texts/import-texts';
import { isRetryable, toProblem, problemMessage } from '../ui/feedback/problem';
import { texts } from '../ui/texts/texts';
import { toast } from '../ui/feedback/toasts';
import { UploadOffline, UploadRefused, uploadSpreadsheet } from '../ui/session/upload';
import { START_IMPORT } from './state/import.query';
import { looksFirst } from './state/look-first';

const { errors } = texts;

/** A file being uploaded. Retries use the same ids, so that no import is started twice. */
interface UploadAttempt {
  id: string;
  file: File;
  kind: QuestionKind;
  uploadId: string | null;
  controller: AbortController;
}

interface UploadState {
  /** Progress of the upload. */
  percent: number;
  /** False once the import was requested. */
  canCancel: boolean;
}

interface Failure {
  message: string;
  canRetry: boolean;
}

/** Uploads a file and starts its import. Calls `onStarted` with the import's id. */
export function useStartImport(quizId: string, onStarted: (id: string) => void) {
  const apollo = useApolloClient();
  const [startImport] = useMutation(START_IMPORT);
  const [sending, setSending] = useState<UploadState | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const attempt = useRef<UploadAttempt | null>(null);

  // After the user has left, the upload must not change the URL of the next page.
  useEffect(() => () => attempt.current?.controller.abort(), []);

  const run = async (current: UploadAttempt): Promise<void> => {
    const { id, file, kind, controller } = current;
    const { signal } = controller;
    setFailure(null);
    try {
      const onProgress = (percent: number): void => setSending({ percent, canCancel: true });
      if (current.uploadId === null) onProgress(0);
      current.uploadId ??= await uploadSpreadsheet(file, { onProgress, signal });
      setSending({ percent: 100, canCancel: false });
      const { uploadId } = current;
      const input = { id, quizId, kind, uploadId, preview: looksFirst() };
      await startImport({ variables: { input } });
      if (!signal.aborted) onStarted(id);
    } catch (error) {
      if (signal.aborted) return;
      const { code } = toProblem(error);
      // An earlier request arrived but its response was lost: show that import.
      if (code === 'IMPORT_ID_TAKEN') {
        onStarted(id);
        return;
      }
      if (code === 'UPLOAD_NOT_FOUND') current.uploadId = null;
      toast('failure', words.failure);
      setFailure(toFailure(error));
      await checkSession(apollo, error);
    } finally {
      // Unless another file is being uploaded by now.
      if (attempt.current === current) setSending(null);
    }
  };

  return {
    /** Null when no upload is running. */
    sending,
    failure,
    refuse: (message: string) => setFailure({ message, canRetry: false }),
    start: (file: File, kind: QuestionKind) => {
      const controller = new AbortController();
      attempt.current = { id: newId(), file, kind, uploadId: null, controller };
      return run(attempt.current);
    },
    retry: () => (attempt.current ? run(attempt.current) : Promise.resolve()),
    cancel: () => attempt.current?.controller.abort(),
  };
}

/**
 * Codes after which a retry helps: the file is uploaded again, the import is started later, or an
 * import that may have been started is found by its id.
 */
const RETRYABLE_CODES = new Set(['UPLOAD_NOT_FOUND', 'TOO_MANY_IMPORTS', 'OUTCOME_UNKNOWN']);

/**
 * A retry with the same file helps when the connection or the server failed, not when the file is
 * wrong.
 */
function toFailure(error: unknown): Failure {
  if (error instanceof UploadOffline) return { message: errors.offline, canRetry: true };
  if (error instanceof UploadRefused) {
    const { status, message } = error;
    if (status === 401) return { message: errors.expired, canRetry: false };
    return { message: message || errors.server, canRetry: status >= 500 || status === 429 };
  }
  const problem = toProblem(error);
  const canRetry = isRetryable(problem) || RETRYABLE_CODES.has(problem.code);
  return { message: problemMessage(problem), canRetry };
}
