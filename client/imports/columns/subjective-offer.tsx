import { Button, Group, Stack, Text } from '@mantine/core';
import { Notice } from '../../ui/feedback/notice';
import { sheetTexts as words } from '../../ui/texts/sheet-texts';
import type { Import } from '../state/import.query';
import { useStartAgain } from './use-start-again';

interface SubjectiveOfferProps {
  row: Import;
  uploadId: string;
  /** Shows the import that was started. */
  onStarted: (id: string) => void;
}

/** Reads a file that has no options as subjective questions, which are looked at before they are stored. */
export function SubjectiveOffer({ row, uploadId, onStarted }: SubjectiveOfferProps) {
  const { isBusy, failure, start } = useStartAgain(row, onStarted);
  return (
    <Stack gap="xs">
      <Group gap="sm">
        <Text>{words.noOptions}</Text>
        <Button
          variant="default"
          loading={isBusy}
          onClick={() => void start(uploadId, { kind: 'DESCRIPTIVE', preview: true })}
        >
          {words.asSubjective}
        </Button>
      </Group>
      {failure && <Notice tone="failure">{failure}</Notice>}
    </Stack>
  );
}
