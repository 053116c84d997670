/** @jsxImportSource preact */
import { announce } from './announcer';
import { ask } from '../api/api';
import { Button, Notice } from './parts';
import { useRequest } from '../hooks/use-request';
import { receiptTexts as words } from '../texts/verify-texts';

interface ReceiptDownloadProps {
  token: string;
  attemptId: string;
  /** Of the exam; the file is called by it. */
  title: string;
  submittedAt: string;
  /** Which attempt, where there are several to choose from. */
  of?: string;
}

/** The signed receipt of an attempt that has ended, as a file to keep. */
export function ReceiptDownload({
  token,
  attemptId,
  title,
  submittedAt,
  of,
}: ReceiptDownloadProps) {
  const { isSending, failure, run } = useRequest();
  const download = async (): Promise<void> => {
    const file = await ask<object>(`/${attemptId}/receipt`, { token });
    save(JSON.stringify(file, null, 2), receiptFileName(title, submittedAt));
    announce(words.saved);
  };
  return (
    <>
      <Button
        disabled={isSending}
        onClick={() => void run(download)}
        aria-label={of === undefined ? undefined : words.downloadOf(of)}
      >
        {words.download}
      </Button>
      {failure && <Notice tone="failure">{failure}</Notice>}
    </>
  );
}

/** What some system cannot have in a file name; and marks that turn a name around, so that it looks like another. */
const UNSAFE = /[\u0000-\u001f\u007f/\\:*?"<>|\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Characters of a title that a name has room for, whatever they weigh in bytes. */
const MOST = 60;

/** By the exam's title and the day, in the reader's zone. */
export function receiptFileName(title: string, submittedAt: string): string {
  const at = new Date(submittedAt);
  const two = (number: number): string => String(number).padStart(2, '0');
  const date = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  const safe = Array.from(title.replace(UNSAFE, '_').trim()).slice(0, MOST).join('');
  return words.fileName(safe, date);
}

function save(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // A browser may begin with it a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
