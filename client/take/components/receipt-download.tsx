/** @jsxImportSource preact */
import { announce } from './announcer';
import { request } from '../api/api';
import { Button, Notice } from './parts';
import { useRequest } from '../hooks/use-request';
import { receiptTexts as words } from '../texts/receipt-texts';

interface ReceiptDownloadProps {
  token: string;
  attemptId: string;
  /** The exam's title, used for the file name. */
  title: string;
  submittedAt: string;
  /** The attempt's name, where several are listed. */
  attemptName?: string;
}

/** Downloads the signed receipt of an ended attempt. */
export function ReceiptDownload({
  token,
  attemptId,
  title,
  submittedAt,
  attemptName,
}: ReceiptDownloadProps) {
  const { isSending, failure, run } = useRequest();
  const download = async (): Promise<void> => {
    const file = await request<'/attempts/{attemptId}/receipt'>(`/${attemptId}/receipt`, { token });
    downloadText(JSON.stringify(file, null, 2), receiptFileName(title, submittedAt));
    announce(words.saved);
  };
  return (
    <>
      <Button
        disabled={isSending}
        onClick={() => void run(download)}
        aria-label={attemptName === undefined ? undefined : words.downloadOf(attemptName)}
      >
        {words.download}
      </Button>
      {failure && <Notice tone="failure">{failure}</Notice>}
    </>
  );
}

/** Characters that some system forbids in file names, and bidirectional marks that disguise a name. */
const UNSAFE_CHARACTERS = /[\u0000-\u001f\u007f/\\:*?"<>|\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** In characters, whatever their size in bytes. */
const MAX_TITLE_LENGTH = 60;

/** The file's name: the exam's title and the date in the reader's time zone. */
export function receiptFileName(title: string, submittedAt: string): string {
  const at = new Date(submittedAt);
  const two = (number: number): string => String(number).padStart(2, '0');
  const date = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  const safe = Array.from(title.replace(UNSAFE_CHARACTERS, '_').trim())
    .slice(0, MAX_TITLE_LENGTH)
    .join('');
  return words.fileName(safe, date);
}

function downloadText(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // A browser may start the download a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
