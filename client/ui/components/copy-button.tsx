import { Button } from '@mantine/core';
import { CopyIcon } from '../icons';
import { texts } from '../texts/texts';
import { toast } from '../feedback/toasts';

const { common } = texts;

/** Copies a text and shows a message. @returns whether the browser allowed it */
export async function copy(text: string, done: string = common.copied): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    toast('success', done);
    return true;
  } catch {
    // No TLS, or no permission. The text is beside the button and can be selected.
    toast('warning', common.copyFailed);
    return false;
  }
}

interface CopyButtonProps {
  text: string;
  label: string;
  onCopied?: () => void;
}

export function CopyButton({ text, label, onCopied }: CopyButtonProps) {
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<CopyIcon size={16} />}
      onClick={() =>
        void copy(text).then((isDone) => {
          if (isDone) onCopied?.();
        })
      }
    >
      {label}
    </Button>
  );
}
