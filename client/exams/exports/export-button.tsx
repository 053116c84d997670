import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMay } from '../../ui/session/abilities';
import { exportTexts as words } from '../../ui/texts/export-texts';
import { lazyComponent } from '../../ui/lazy/lazy-component';

const ExportDialog = lazyComponent(async () => (await import('./export-dialog')).ExportDialog);

/** The way to files of results; only for those who may take them along. */
export function ExportButton({ quizId }: { quizId: string }) {
  const [opened, dialog] = useDisclosure(false);
  if (!useMay('EDIT')) return null;
  return (
    <>
      <Button variant="default" {...ExportDialog.early} onClick={dialog.open}>
        {words.open}
      </Button>
      <ExportDialog quizId={quizId} opened={opened} onClose={dialog.close} />
    </>
  );
}
