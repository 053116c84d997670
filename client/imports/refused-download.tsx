import { Button, Tooltip } from '@mantine/core';
import { useDownload } from '../ui/session/use-download';
import { repairTexts as words } from '../ui/texts/repair-texts';
import type { Import } from './state/import.query';

interface RefusedDownloadProps {
  row: Import;
  /** The file also has good rows that are not stored, and the download does not contain them. */
  isPartial: boolean;
}

/** Downloads the refused rows as a workbook, to repair them in a spreadsheet program. */
export function RefusedDownload({ row, isPartial }: RefusedDownloadProps) {
  const { isBusy, download } = useRefusedDownload(row);
  return (
    <Tooltip
      multiline
      maw={320}
      label={isPartial ? `${words.downloadHint} ${words.downloadAlone}` : words.downloadHint}
    >
      <Button variant="default" loading={isBusy} onClick={() => void download()}>
        {words.download}
      </Button>
    </Tooltip>
  );
}

function useRefusedDownload({ id, fileName }: Import) {
  const { isBusy, download } = useDownload(words.downloadFailed);
  const path = `/imports/${id}/refused-rows.xlsx`;
  return { isBusy, download: async () => download(path, words.downloadName(fileName)) };
}
