import { Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatNumber } from '../ui/format';
import { importTexts as words } from '../ui/texts/import-texts';
import { Notice } from '../ui/feedback/notice';
import { repairTexts } from '../ui/texts/repair-texts';
import type { Import } from './import.query';
import { ClearRepairDraft } from './clear-repair-draft';
import { IgnoredColumns, ImportWarnings } from './import-warnings';
import { RefusedDownload } from './refused-download';
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
}

/**
 * The result of an import: the stored rows, the rows to repair, or why the whole file was refused.
 */
export function ImportOutcome({ row, from, onAnother, onShow }: ImportOutcomeProps) {
  const { state, storedCount, refusedRowCount } = row;
  if (state !== 'SUCCEEDED' && refusedRowCount === 0) {
    const earlier = from ?? row.corrects;
    return (
      <NothingStored row={row}>
        {earlier && (
          <Button variant="default" onClick={() => onShow(earlier, null)}>
            {repairTexts.back}
          </Button>
        )}
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
      {refusedRowCount === 0 && <IgnoredColumns names={row.ignoredColumns} />}
      {refusedRowCount > 0 && (
        <RepairSection row={row} from={from} onShow={onShow}>
          <Refused row={row} onAnother={onAnother} />
          <IgnoredColumns names={row.ignoredColumns} />
        </RepairSection>
      )}
      {state === 'SUCCEEDED' && <ImportWarnings row={row} />}
    </Stack>
  );
}

/** The file was refused for a reason outside its cells, or the import failed. */
function NothingStored({ row, children }: { row: Import; children: ReactNode }) {
  const title = row.state === 'FAILED' ? words.failedTitle : words.refusedWhole;
  return (
    <Notice tone="failure" title={title} action={<Group gap="sm">{children}</Group>}>
      {row.problem?.message}
    </Notice>
  );
}

function Refused({ row, onAnother }: { row: Import; onAnother: () => void }) {
  const { state, faultCount, refusedRowCount, rowsDone } = row;
  const refused = formatNumber(refusedRowCount);
  const good = rowsDone - refusedRowCount;
  const isPartStored = state === 'SUCCEEDED';
  const title = isPartStored
    ? repairTexts.restTitle(refusedRowCount, refused)
    : repairTexts.refusedTitle(faultCount, formatNumber(faultCount));
  return (
    <Notice
      tone="warning"
      title={title}
      action={
        <Group gap="sm">
          <RefusedDownload row={row} isPartial={!isPartStored && good > 0} />
          <Another label={repairTexts.another} onClick={onAnother} />
        </Group>
      }
    >
      {isPartStored
        ? repairTexts.restHint
        : repairTexts.nothingStored(good, refusedRowCount, [formatNumber(good), refused])}
    </Notice>
  );
}

function Another({ label = words.another, onClick }: { label?: string; onClick: () => void }) {
  return (
    <Button variant="default" onClick={onClick}>
      {label}
    </Button>
  );
}
