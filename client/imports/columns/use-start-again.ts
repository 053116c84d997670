import { useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { v4 as newId } from 'uuid';
import type { QuestionKind } from '../../gql/imports/graphql';
import { isOutcomeUnknown, problemMessage, toProblem } from '../../ui/feedback/problem';
import { toast } from '../../ui/feedback/toasts';
import { repairTexts as words } from '../../ui/texts/repair-texts';
import { useIsMounted } from '../../ui/hooks/use-is-mounted';
import { START_IMPORT, type Import } from '../state/import.query';
import { toColumnsInput, type ColumnChoice } from './column-choice';

/** How the file is to be read now. Without a choice its columns are recognized by their names. */
interface Reading {
  kind: QuestionKind;
  choice?: ColumnChoice;
  /** Whether nothing is stored before somebody has looked at it. */
  preview: boolean;
}

/** Starts another import of the same file. Calls `onStarted` with its id, unless the user has left. */
export function useStartAgain({ quizId }: Import, onStarted: (id: string) => void) {
  const [startImport, { loading }] = useMutation(START_IMPORT);
  const [failure, setFailure] = useState<string | null>(null);
  /** Kept as long as it is unknown whether a request has arrived. */
  const id = useRef<string | null>(null);
  const isMounted = useIsMounted();
  const start = async (uploadId: string, { kind, choice, preview }: Reading): Promise<void> => {
    setFailure(null);
    id.current ??= newId();
    const columns = choice && toColumnsInput(choice);
    const input = { id: id.current, quizId, kind, uploadId, columns, preview };
    try {
      await startImport({ variables: { input } });
      if (isMounted()) onStarted(input.id);
    } catch (error) {
      const problem = toProblem(error);
      if (problem.code === 'IMPORT_ID_TAKEN') {
        // An earlier request arrived but its response was lost, and the choice has changed since.
        if (!isMounted()) return;
        toast('warning', words.arrived);
        onStarted(input.id);
        return;
      }
      if (!isOutcomeUnknown(problem)) id.current = null;
      setFailure(problemMessage(problem));
    }
  };
  return { isBusy: loading, failure, start };
}
