import { Button, Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.css';
import { SheetIcon } from '../icons';
import { importTexts as shared } from '../texts/import-texts';

const ACCEPTED = {
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'text/csv': ['.csv'],
};

interface SpreadsheetDropzoneProps {
  maxBytes: number;
  isBusy?: boolean;
  words: { limits: string; tooLarge: string };
  onDrop: (files: File[]) => void;
  /** @param reason a sentence for the user */
  onReject: (reason: string) => void;
}

/** A field in which staff drop or choose a spreadsheet. */
export function SpreadsheetDropzone({
  maxBytes,
  isBusy,
  words,
  onDrop,
  onReject,
}: SpreadsheetDropzoneProps) {
  return (
    <Dropzone
      accept={ACCEPTED}
      maxSize={maxBytes}
      loading={isBusy}
      onDrop={onDrop}
      onReject={([first]) => {
        const isTooLarge = first?.errors[0]?.code === 'file-too-large';
        onReject(isTooLarge ? words.tooLarge : wrongType(first?.file.name ?? ''));
      }}
      // Keyboard users press the button inside; its click reaches the drop zone.
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

/** What to do with a file of another type. */
function wrongType(fileName: string): string {
  if (/\.xls$/i.test(fileName)) return shared.oldType;
  return /\.ods$/i.test(fileName) ? shared.openDocument : shared.wrongType;
}
