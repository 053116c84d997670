import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useCan } from '../../ui/session/abilities';
import { exportTexts as words } from '../../ui/texts/export-texts';
import { lazyComponent } from '../../ui/lazy/lazy-component';

const ExportDialog = lazyComponent(async () => (await import('./export-dialog')).ExportDialog);

/** Opens the export dialog; only for users who can export results. */
export function ExportButton({ quizId }: { quizId: string }) {
  const [opened, dialog] = useDisclosure(false);
  if (!useCan('EDIT')) return null;
  return (
    <>
      <Button variant="default" {...ExportDialog.preload} onClick={dialog.open}>
        {words.open}
      </Button>
      <ExportDialog quizId={quizId} opened={opened} onClose={dialog.close} />
    </>
  );
}
