import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { v4 as newId } from 'uuid';
import { graphql } from '../gql/imports';
import { useKeepDraft, useStoredDraft } from '../ui/drafts/use-stored-draft';
import { isOutcomeUnknown, problemOf, sentenceOf, type Problem } from '../ui/feedback/problem';
import { repairTexts as words } from '../ui/texts/repair-texts';
import { useIsMounted } from '../ui/hooks/use-still-here';
import { toast } from '../ui/feedback/toasts';
import { notIn, toInput, withCell, withoutRows, type Corrections } from './corrections';
import { IMPORT_STATUS } from './import.query';

const CORRECT_IMPORT = graphql(`
  mutation CorrectImport($input: CorrectImportInput!) {
    correctImport(input: $input) {
      id
      state
    }
  }
`);

/**
 * Corrections on their way. The id is kept over retries, so that no row is stored twice, until their
 * import has ended without taking anything over.
 */
interface Sent {
  id: string;
  corrections: Corrections;
}

interface RepairDraft {
  corrections: Corrections;
  sent: Sent | null;
}

interface Repairing {
  importId: string;
  /** The import that this one corrects: what was typed there too late to be sent goes on here. */
  from: string | null;
  /** Gets the id of the import that takes the corrections, unless its page was left meanwhile. */
  onSent: (id: string) => void;
  /** Somebody else's corrections were stored before. */
  onTaken: () => void;
}

/** What is typed into refused rows, kept until it is imported, and its import. */
export function useRepair({ importId, from, onSent, onTaken }: Repairing) {
  const kept = useStoredDraft(draftName(importId)) as RepairDraft | null;
  const before = useStoredDraft(draftName(from ?? importId)) as RepairDraft | null;
  const [corrections, setCorrections] = useState(
    () => kept?.corrections ?? carriedOver(before, importId),
  );
  const sent = useRef<Sent | null>(kept?.sent ?? null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isHere = useIsMounted();
  const apollo = useApolloClient();
  const [correctImport] = useMutation(CORRECT_IMPORT);
  useKeepDraft(
    draftName(importId),
    () => (Object.keys(corrections).length === 0 ? null : { corrections, sent: sent.current }),
    'wait',
  );

  /** @param storeGoodRows whether rows that can be taken come in when others cannot */
  const send = async (storeGoodRows: boolean): Promise<void> => {
    setFailure(null);
    setBusy(true);
    if (sent.current && (await cameToNothing(apollo, sent.current.id))) sent.current = null;
    const given = toInput(corrections);
    const id = sent.current?.id ?? newId();
    sent.current ??= { id, corrections };
    try {
      const input = { id, importId, corrections: given, storeGoodRows };
      await correctImport({ variables: { input } });
      sent.current = { id, corrections };
      if (isHere()) onSent(id);
    } catch (error) {
      const problem = problemOf(error);
      if (problem.code === 'IMPORT_ID_TAKEN') {
        // An earlier try arrived, only its answer was lost, and something else was typed since.
        if (!isHere()) return;
        toast('warning', words.arrived);
        onSent(id);
        return;
      }
      if (!isOutcomeUnknown(problem)) sent.current = null;
      if (problem.code === 'ALREADY_CORRECTED') onTaken();
      setCorrections((current) => withoutRows(current, strangeRows(problem, given)));
      setFailure(sentenceOf(problem));
    } finally {
      setBusy(false);
    }
  };

  return {
    corrections,
    isBusy,
    failure,
    /** @param text null: as it was */
    say: (row: number, column: string, text: string | null) =>
      setCorrections((current) => withCell(current, row, column, text)),
    discard: () => setCorrections({}),
    /** What of it another import does not have from here. */
    notTakenBy: (id: string) =>
      sent.current?.id === id ? notIn(corrections, sent.current.corrections) : corrections,
    send,
  };
}

/** Its corrections are stored, or are part of the import that came after it. */
export function useForgetRepair(importId: string): void {
  useStoredDraft(draftName(importId));
  useKeepDraft(draftName(importId), () => null);
}

function draftName(importId: string): string {
  return `repair ${importId}`;
}

function carriedOver(before: RepairDraft | null, importId: string): Corrections {
  return before?.sent?.id === importId ? notIn(before.corrections, before.sent.corrections) : {};
}

/** Whether an import broke down, or was refused for a reason that lies in no cell: then another one may try. */
async function cameToNothing(apollo: ApolloClient, id: string): Promise<boolean> {
  try {
    const asked = { query: IMPORT_STATUS, variables: { id }, fetchPolicy: 'no-cache' as const };
    const row = (await apollo.query(asked)).data?.import;
    const hasEnded = row?.state === 'FAILED' || row?.state === 'REFUSED';
    return hasEnded && row.refusedRowCount === 0;
  } catch {
    // It never arrived, or it cannot be known: then the same id is the safe one.
    return false;
  }
}

/** Rows that this import did not refuse: an earlier try had them right already. */
function strangeRows({ fields }: Problem, given: { row: number }[]): number[] {
  return fields.flatMap(({ path }) => {
    const index = /(?:^|\.)corrections\.(\d+)\.row$/.exec(path)?.[1];
    const row = index === undefined ? undefined : given[Number(index)]?.row;
    return row === undefined ? [] : [row];
  });
}
