import { Button } from '@mantine/core';
import { Notice } from '../feedback/notice';
import { texts } from '../texts/texts';

const { restoredDraft: words } = texts;

/** Warns that the form contains a restored draft, which would be saved as well. */
export function RestoredDraftNotice({ onDiscard }: { onDiscard: () => void }) {
  const discard = (
    <Button variant="default" onClick={onDiscard}>
      {words.discard}
    </Button>
  );
  return (
    <Notice tone="warning" action={discard}>
      {words.message}
    </Notice>
  );
}
