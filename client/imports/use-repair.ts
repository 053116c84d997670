import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { v4 as newId } from 'uuid';
import { graphql } from '../gql/imports';
import { useDraftAutosave, useStoredDraft } from '../ui/drafts/draft-autosave';
import { isOutcomeUnknown, toProblem, problemMessage, type Problem } from '../ui/feedback/problem';
import { repairTexts as words } from '../ui/texts/repair-texts';
import { useIsMounted } from '../ui/hooks/use-is-mounted';
import { toast } from '../ui/feedback/toasts';
import {
  withoutSent,
  toInput,
  withCell,
  withoutRows,
  type CellText,
  type Corrections,
} from './corrections';
import { IMPORT_STATUS } from './state/import.query';
import { looksFirst } from './state/look-first';

const CORRECT_IMPORT = graphql(`
  mutation CorrectImport($input: CorrectImportInput!) {
    correctImport(input: $input) {
      id
      state
    }
  }
`);

/**
 * Corrections that were sent. Retries use the same id, so that no row is stored twice, until that
 * import has ended without storing anything.
 */
interface SentCorrections {
  id: string;
  corrections: Corrections;
}

interface RepairDraft {
  corrections: Corrections;
  sent: SentCorrections | null;
}

interface RepairOptions {
  importId: string;
  /** The import that this one corrects: corrections typed there after sending continue here. */
  from: string | null;
  /** Called with the id of the import of the corrections, unless the user has left the page. */
  onSent: (id: string) => void;
  /** Called when somebody else's corrections were stored first. */
  onTakenOver: () => void;
}

/** The corrections of refused rows, autosaved until they are imported, and their import. */
export function useRepair({ importId, from, onSent, onTakenOver }: RepairOptions) {
  const stored = useStoredDraft(draftName(importId)) as RepairDraft | null;
  const previous = useStoredDraft(draftName(from ?? importId)) as RepairDraft | null;
  const [corrections, setCorrections] = useState(
    () => stored?.corrections ?? carryOver(previous, importId),
  );
  const sent = useRef<SentCorrections | null>(stored?.sent ?? null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isMounted = useIsMounted();
  const apollo = useApolloClient();
  const [correctImport] = useMutation(CORRECT_IMPORT);
  useDraftAutosave(
    draftName(importId),
    () => (Object.keys(corrections).length === 0 ? null : { corrections, sent: sent.current }),
    'wait',
  );

  /** @param storeGoodRows whether good rows are stored when others are refused */
  const send = async (storeGoodRows: boolean): Promise<void> => {
    setFailure(null);
    setBusy(true);
    if (sent.current && (await hasStoredNothing(apollo, sent.current.id))) sent.current = null;
    const input = toInput(corrections);
    const id = sent.current?.id ?? newId();
    sent.current ??= { id, corrections };
    try {
      const request = { id, importId, corrections: input, storeGoodRows, preview: looksFirst() };
      await correctImport({ variables: { input: request } });
      sent.current = { id, corrections };
      if (isMounted()) onSent(id);
    } catch (error) {
      const problem = toProblem(error);
      if (problem.code === 'IMPORT_ID_TAKEN') {
        // An earlier request arrived but its response was lost, and the user has typed more since.
        if (!isMounted()) return;
        toast('warning', words.arrived);
        onSent(id);
        return;
      }
      if (!isOutcomeUnknown(problem)) sent.current = null;
      if (problem.code === 'ALREADY_CORRECTED') onTakenOver();
      setCorrections((current) => withoutRows(current, rowsNotRefused(problem, input)));
      setFailure(problemMessage(problem));
    } finally {
      setBusy(false);
    }
  };

  return {
    corrections,
    isBusy,
    failure,
    correct: (cells: readonly CellText[]) =>
      setCorrections((current) => cells.reduce(withCell, current)),
    discard: () => setCorrections({}),
    /** The corrections that another import did not get from this page. */
    correctionsNotIn: (id: string) =>
      sent.current?.id === id ? withoutSent(corrections, sent.current.corrections) : corrections,
    send,
  };
}

/** Deletes the draft: its corrections are stored, or belong to the following import. */
export function useClearRepairDraft(importId: string): void {
  useStoredDraft(draftName(importId));
  useDraftAutosave(draftName(importId), () => null);
}

function draftName(importId: string): string {
  return `repair ${importId}`;
}

function carryOver(previous: RepairDraft | null, importId: string): Corrections {
  return previous?.sent?.id === importId
    ? withoutSent(previous.corrections, previous.sent.corrections)
    : {};
}

/**
 * Whether an import failed, was refused for a reason outside its cells, or waits for somebody to look
 * at it: then a new one can be sent.
 */
async function hasStoredNothing(apollo: ApolloClient, id: string): Promise<boolean> {
  try {
    const options = { query: IMPORT_STATUS, variables: { id }, fetchPolicy: 'no-cache' as const };
    const row = (await apollo.query(options)).data?.import;
    if (row?.state === 'CHECKED') return true;
    const hasEnded = row?.state === 'FAILED' || row?.state === 'REFUSED';
    return hasEnded && row.refusedRowCount === 0;
  } catch {
    // The request never arrived, or that is unknown: keeping the id is safe.
    return false;
  }
}

/** Rows that this import did not refuse: an earlier try had corrected them already. */
function rowsNotRefused({ fields }: Problem, input: { row: number }[]): number[] {
  return fields.flatMap(({ path }) => {
    const index = /(?:^|\.)corrections\.(\d+)\.row$/.exec(path)?.[1];
    const row = index === undefined ? undefined : input[Number(index)]?.row;
    return row === undefined ? [] : [row];
  });
}
