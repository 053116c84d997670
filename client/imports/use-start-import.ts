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

/** Uploads a file and starts its import. `onStarted` gets the import's id. */
export function useStartImport(quizId: string, onStarted: (id: string) => void) {
  const apollo = useApolloClient();
  const [startImport] = useMutation(START_IMPORT);
  const [percent, setPercent] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
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
      setFailure(failureText(error));
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
    refuse: (message: string) => setFailure(message),
    start: (file: File, kind: QuestionKind) => {
      attempt.current = { id: newId(), file, kind, uploadId: null };
      return run(attempt.current);
    },
    retry: () => (attempt.current ? run(attempt.current) : Promise.resolve()),
  };
}

function failureText(error: unknown): string {
  if (error instanceof UploadOffline) return errors.offline;
  if (error instanceof UploadRefused) {
    if (error.status === 401) return errors.expired;
    return error.message || words.failure;
  }
  const { code, message } = problemOf(error);
  return code === 'OFFLINE' ? errors.offline : message || words.failure;
}
