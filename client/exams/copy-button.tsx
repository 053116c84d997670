import { Button } from '@mantine/core';
import { CopyIcon } from '../ui/icons';
import { examTexts } from '../ui/exam-texts';
import { toast } from '../ui/toasts';

const { share: words } = examTexts;

/** Copies, and says so. @returns whether the browser let us */
export async function copy(text: string, done: string = words.copied): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    toast('success', done);
    return true;
  } catch {
    // Not by TLS, or forbidden: the text stands beside the button to be selected.
    toast('warning', words.copyFailed);
    return false;
  }
}

export function CopyButton({ text, label }: { text: string; label: string }) {
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<CopyIcon size={16} />}
      onClick={() => void copy(text)}
    >
      {label}
    </Button>
  );
}
