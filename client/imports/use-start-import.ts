import { useApolloClient, useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { v4 as newId } from 'uuid';
import { graphql } from '../gql/imports';
import type { QuestionKind } from '../gql/imports/graphql';
import { problemOf } from '../ui/problem';
import { texts } from '../ui/texts';
import { UploadOffline, UploadRefused, uploadSpreadsheet } from './upload';

const START_IMPORT = graphql(`
  mutation StartImport($input: StartImportInput!) {
    startImport(input: $input) {
      id
      state
    }
  }
`);

const { imports: words, errors } = texts;

/** A file on its way. Its ids are kept over retries, so that no import is started twice. */
interface Attempt {
  id: string;
  file: File;
  kind: QuestionKind;
  uploadId: string | null;
}

interface Failure {
  message: string;
  canRetry: boolean;
}

/** Answers that stay the same however often the same is asked. */
const FINAL = new Set(['BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT']);

/** Uploads a file and starts its import. `onStarted` gets the import's id. */
export function useStartImport(quizId: string, onStarted: (id: string) => void) {
  const apollo = useApolloClient();
  const [startImport] = useMutation(START_IMPORT);
  const [percent, setPercent] = useState<number | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const attempt = useRef<Attempt | null>(null);

  const run = async (current: Attempt): Promise<void> => {
    setFailure(null);
    setPercent(0);
    try {
      current.uploadId ??= await uploadSpreadsheet(current.file, setPercent);
      const { id, kind, uploadId } = current;
      await startImport({ variables: { input: { id, quizId, kind, uploadId } } });
      onStarted(id);
    } catch (error) {
      setFailure(failureOf(error));
      // The upload's door has no session watch of its own: any query lets the page's one see it.
      if (error instanceof UploadRefused && error.status === 401) {
        await apollo.refetchQueries({ include: 'active' }).catch(() => undefined);
      }
    } finally {
      setPercent(null);
    }
  };

  return {
    /** Per cent of the upload; null when none is under way. */
    percent,
    failure,
    refuse: (message: string) => setFailure({ message, canRetry: false }),
    start: (file: File, kind: QuestionKind) => {
      attempt.current = { id: newId(), file, kind, uploadId: null };
      return run(attempt.current);
    },
    retry: () => (attempt.current ? run(attempt.current) : Promise.resolve()),
  };
}

/** The same file again helps where the way to the server was at fault, not where the file was. */
function failureOf(error: unknown): Failure {
  if (error instanceof UploadOffline) return { message: errors.offline, canRetry: true };
  if (error instanceof UploadRefused) {
    const { status, message } = error;
    if (status === 401) return { message: errors.expired, canRetry: false };
    return { message: message || words.failure, canRetry: status >= 500 || status === 429 };
  }
  const { code, message } = problemOf(error);
  if (code === 'OFFLINE') return { message: errors.offline, canRetry: true };
  return { message: message || words.failure, canRetry: !FINAL.has(code) };
}
