import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { AttemptSet, ExportContent } from '../../gql/exams/graphql';
import { useCan } from '../../ui/session/abilities';
import { exportTexts as words } from '../../ui/texts/export-texts';
import { lazyComponent } from '../../ui/lazy/lazy-component';

const ExportDialog = lazyComponent(async () => (await import('./export-dialog')).ExportDialog);

interface ExportButtonProps {
  quizId: string;
  /** Chosen at first. */
  content?: ExportContent;
  attemptSet?: AttemptSet;
}

/** Opens the export dialog; only for users who can export results. */
export function ExportButton({ quizId, content, attemptSet }: ExportButtonProps) {
  const [opened, dialog] = useDisclosure(false);
  if (!useCan('EDIT')) return null;
  return (
    <>
      <Button variant="default" {...ExportDialog.preload} onClick={dialog.open}>
        {words.open}
      </Button>
      <ExportDialog
        quizId={quizId}
        content={content ?? 'RESULTS'}
        attemptSet={attemptSet ?? 'BEST'}
        opened={opened}
        onClose={dialog.close}
      />
    </>
  );
}
