import { Button, Tooltip } from '@mantine/core';
import { repairTexts as words } from '../ui/texts/repair-texts';
import type { Import } from './import.query';
import { useRefusedDownload } from './use-refused-download';

interface RefusedDownloadProps {
  row: Import;
  /** Other rows of the file are not stored either, and not in it. */
  isAlone: boolean;
}

/** The refused rows as a workbook, to be repaired in a spreadsheet program. */
export function RefusedDownload({ row, isAlone }: RefusedDownloadProps) {
  const { isBusy, download } = useRefusedDownload(row);
  return (
    <Tooltip
      multiline
      maw={320}
      label={isAlone ? `${words.downloadHint} ${words.downloadAlone}` : words.downloadHint}
    >
      <Button variant="default" loading={isBusy} onClick={() => void download()}>
        {words.download}
      </Button>
    </Tooltip>
  );
}
