import { Button } from '@mantine/core';
import { Notice } from '../feedback/notice';
import { texts } from '../texts/texts';

const { keptChanges: words } = texts;

/** Some of what stands in the form is nobody's doing today: it was kept, and would be saved along. */
export function KeptChanges({ onDiscard }: { onDiscard: () => void }) {
  const discard = (
    <Button variant="default" onClick={onDiscard}>
      {words.discard}
    </Button>
  );
  return (
    <Notice tone="warning" action={discard}>
      {words.said}
    </Notice>
  );
}
