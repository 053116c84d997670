import { Button, Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.css';
import { SheetIcon } from '../icons';
import { importTexts as shared } from '../texts/import-texts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface SheetDropzoneProps {
  maxBytes: number;
  isBusy?: boolean;
  words: { limits: string; tooLarge: string };
  onDrop: (files: File[]) => void;
  /** @param reason for the reader */
  onRefuse: (reason: string) => void;
}

/** Where a spreadsheet is dropped or chosen. */
export function SheetDropzone({ maxBytes, isBusy, words, onDrop, onRefuse }: SheetDropzoneProps) {
  return (
    <Dropzone
      accept={{ [XLSX]: ['.xlsx'] }}
      maxSize={maxBytes}
      loading={isBusy}
      onDrop={onDrop}
      onReject={([first]) => {
        const isTooLarge = first?.errors[0]?.code === 'file-too-large';
        onRefuse(isTooLarge ? words.tooLarge : shared.wrongType);
      }}
      // By keyboard it is the button inside; its click is the drop zone's.
      activateOnKeyboard={false}
      enablePointerEvents
      inputProps={{ 'aria-label': shared.choose }}
      py="xl"
      bg="var(--paper)"
      bd="1px dashed dimmed"
    >
      <Stack align="center" gap="xs">
        <SheetIcon size={36} />
        <Text fw={600} ta="center">
          {shared.drop}
        </Text>
        <Text size="sm" c="dimmed" ta="center">
          {words.limits}
        </Text>
        <Button variant="default">{shared.choose}</Button>
      </Stack>
    </Dropzone>
  );
}
