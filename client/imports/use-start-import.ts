import { useApolloClient, useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { v4 as newId } from 'uuid';
import { graphql } from '../gql/imports';
import type { QuestionKind } from '../gql/imports/graphql';
import { checkSession } from '../ui/session/check-session';
import { importTexts as words } from '../ui/texts/import-texts';
import { mayPass, problemOf, sentenceOf } from '../ui/feedback/problem';
import { texts } from '../ui/texts/texts';
import { toast } from '../ui/feedback/toasts';
import { UploadOffline, UploadRefused, uploadSpreadsheet } from '../ui/session/upload';

const START_IMPORT = graphql(`
  mutation StartImport($input: StartImportInput!) {
    startImport(input: $input) {
      id
      state
    }
  }
`);

const { errors } = texts;

/** A file on its way. Its ids are kept over retries, so that no import is started twice. */
interface Attempt {
  id: string;
  file: File;
  kind: QuestionKind;
  uploadId: string | null;
  giveUp: AbortController;
}

interface Sending {
  /** Of the upload. */
  percent: number;
  /** Once its import is asked for, it cannot be called back. */
  canCancel: boolean;
}

interface Failure {
  message: string;
  canRetry: boolean;
}

/** Uploads a file and starts its import. `onStarted` gets the import's id. */
export function useStartImport(quizId: string, onStarted: (id: string) => void) {
  const apollo = useApolloClient();
  const [startImport] = useMutation(START_IMPORT);
  const [sending, setSending] = useState<Sending | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const attempt = useRef<Attempt | null>(null);

  // A page that was left must not change the address of the next one.
  useEffect(() => () => attempt.current?.giveUp.abort(), []);

  const run = async (current: Attempt): Promise<void> => {
    const { id, file, kind, giveUp } = current;
    const { signal } = giveUp;
    setFailure(null);
    try {
      const onProgress = (percent: number): void => setSending({ percent, canCancel: true });
      if (current.uploadId === null) onProgress(0);
      current.uploadId ??= await uploadSpreadsheet(file, { onProgress, signal });
      setSending({ percent: 100, canCancel: false });
      const input = { id, quizId, kind, uploadId: current.uploadId };
      await startImport({ variables: { input } });
      if (!signal.aborted) onStarted(id);
    } catch (error) {
      if (signal.aborted) return;
      const { code } = problemOf(error);
      // An earlier try arrived and only its answer was lost: here is what became of it.
      if (code === 'IMPORT_ID_TAKEN') {
        onStarted(id);
        return;
      }
      if (code === 'UPLOAD_NOT_FOUND') current.uploadId = null;
      toast('failure', words.failure);
      setFailure(failureOf(error));
      await checkSession(apollo, error);
    } finally {
      // Unless another file is on its way by now.
      if (attempt.current === current) setSending(null);
    }
  };

  return {
    /** Null when no file is on its way. */
    sending,
    failure,
    refuse: (message: string) => setFailure({ message, canRetry: false }),
    start: (file: File, kind: QuestionKind) => {
      const giveUp = new AbortController();
      attempt.current = { id: newId(), file, kind, uploadId: null, giveUp };
      return run(attempt.current);
    },
    retry: () => (attempt.current ? run(attempt.current) : Promise.resolve()),
    cancel: () => attempt.current?.giveUp.abort(),
  };
}

/**
 * A file that is gone from the server is sent again; one that has to wait is started later; one
 * that may have been started is found by its id.
 */
const AGAIN = new Set(['UPLOAD_NOT_FOUND', 'TOO_MANY_IMPORTS', 'OUTCOME_UNKNOWN']);

/** The same file again helps where the way to the server was at fault, not where the file was. */
function failureOf(error: unknown): Failure {
  if (error instanceof UploadOffline) return { message: errors.offline, canRetry: true };
  if (error instanceof UploadRefused) {
    const { status, message } = error;
    if (status === 401) return { message: errors.expired, canRetry: false };
    return { message: message || errors.server, canRetry: status >= 500 || status === 429 };
  }
  const problem = problemOf(error);
  const canRetry = mayPass(problem) || AGAIN.has(problem.code);
  return { message: sentenceOf(problem), canRetry };
}
