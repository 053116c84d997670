import { repairTexts as words } from '../ui/texts/repair-texts';
import { useDownload } from '../ui/session/use-download';

/** Downloads the refused rows of an import. */
export function useRefusedDownload({ id, fileName }: { id: string; fileName: string }) {
  const { isBusy, download } = useDownload(words.downloadFailed);
  const path = `/imports/${id}/refused-rows.xlsx`;
  return { isBusy, download: async () => download(path, words.downloadName(fileName)) };
}
