import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatNumber } from '../ui/format';
import { importTexts as words } from '../ui/texts/import-texts';
import { Notice } from '../ui/feedback/notice';
import { repairTexts } from '../ui/texts/repair-texts';
import { sheetTexts } from '../ui/texts/sheet-texts';
import type { Import } from './state/import.query';
import { RefusedDownload } from './refused-download';

/** The file was refused for a reason outside its cells, or the import failed. */
export function NothingStored({ row, children }: { row: Import; children: ReactNode }) {
  const title = row.state === 'FAILED' ? words.failedTitle : words.refusedWhole;
  return (
    <Notice tone="failure" title={title} action={<Group gap="sm">{children}</Group>}>
      {row.problem?.message}
      {row.sheetStart && !row.uploadId && ` ${sheetTexts.gone}`}
    </Notice>
  );
}

/** Some rows were not stored, because their cells need repair. */
export function Refused({ row, onAnother }: { row: Import; onAnother: () => void }) {
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

/** Leads to the drop zone for another file. */
export function Another({
  label = words.another,
  onClick,
}: {
  label?: string;
  onClick: () => void;
}) {
  return (
    <Button variant="default" onClick={onClick}>
      {label}
    </Button>
  );
}
