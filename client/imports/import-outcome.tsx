import { Button, Stack } from '@mantine/core';
import { formatNumber } from '../ui/format';
import { importTexts as words } from '../ui/texts/import-texts';
import { Notice } from '../ui/feedback/notice';
import { repairTexts } from '../ui/texts/repair-texts';
import type { Import } from './state/import.query';
import { ClearRepairDraft } from './clear-repair-draft';
import { ColumnsForm } from './columns/columns-form';
import { IgnoredColumns, ImportNotes, ImportWarnings } from './import-warnings';
import { ImportPreview } from './preview/import-preview';
import { Another, NothingStored, Refused } from './refused-notices';
import { RepairSection } from './repair-section';

interface ImportOutcomeProps {
  row: Import;
  /** The import that this one corrects, if the user came from it. */
  from: string | null;
  onAnother: () => void;
  /**
   * Shows another import.
   * @param from the import it corrects
   * @param replace false keeps this one in the history
   */
  onShow: (id: string, from: string | null, replace?: boolean) => void;
  /** Shows another import of the same file, which was started here. */
  onStarted: (id: string) => void;
}

/**
 * The result of an import: the stored rows, the rows to repair, the questions or the columns to look
 * at, or why the whole file was refused.
 */
export function ImportOutcome({ row, from, onAnother, onShow, onStarted }: ImportOutcomeProps) {
  const { id, state, storedCount, refusedRowCount, sheetStart, uploadId } = row;
  const earlier = from ?? row.corrects;
  const back = earlier && (
    <Button variant="default" onClick={() => onShow(earlier, null)}>
      {repairTexts.back}
    </Button>
  );
  const remarks = (
    <>
      <ImportNotes notes={row.notes} />
      <IgnoredColumns names={row.ignoredColumns} />
    </>
  );
  if (state === 'CHECKED')
    return (
      <ImportPreview
        row={row}
        back={back}
        onAnother={onAnother}
        // The same import, which is under way now.
        onStoring={() => onShow(id, from)}
      >
        {remarks}
        <ImportWarnings row={row} />
      </ImportPreview>
    );
  // Corrections of rows would be lost with the columns they were written for.
  if (state === 'REFUSED' && sheetStart && uploadId && !row.corrects)
    return (
      <ColumnsForm row={row} start={sheetStart} uploadId={uploadId} onStarted={onStarted}>
        <Another onClick={onAnother} />
      </ColumnsForm>
    );
  if (state !== 'SUCCEEDED' && refusedRowCount === 0) {
    return (
      <NothingStored row={row}>
        {back}
        <Another onClick={onAnother} />
      </NothingStored>
    );
  }
  return (
    <Stack>
      {from && refusedRowCount === 0 && <ClearRepairDraft importId={from} />}
      {state === 'SUCCEEDED' && (
        <Notice
          tone="success"
          title={words.stored(storedCount, formatNumber(storedCount))}
          action={refusedRowCount === 0 && <Another onClick={onAnother} />}
        />
      )}
      {refusedRowCount === 0 && remarks}
      {refusedRowCount > 0 && (
        <RepairSection row={row} from={from} onShow={onShow}>
          <Refused row={row} onAnother={onAnother} />
          {remarks}
        </RepairSection>
      )}
      {state === 'SUCCEEDED' && <ImportWarnings row={row} />}
    </Stack>
  );
}
