import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Notice } from '../../ui/feedback/notice';
import { formatNumber } from '../../ui/format';
import { importTexts } from '../../ui/texts/import-texts';
import { previewTexts as words } from '../../ui/texts/preview-texts';
import type { Import } from '../state/import.query';
import { PreviewList } from './preview-list';
import { useStoreImport } from './use-store-import';
import classes from './import-preview.module.css';

interface ImportPreviewProps {
  row: Import;
  onAnother: () => void;
  /** The import goes on, and the pressed button is removed. */
  onStoring: () => void;
  /** A button that leads back; null without one. */
  back: ReactNode;
  /** What was noticed besides. */
  children: ReactNode;
}

/** The questions of an import, to be looked at before they are stored. */
export function ImportPreview({ row, onAnother, onStoring, back, children }: ImportPreviewProps) {
  const { changedCount, refusedRowCount, rowsDone } = row;
  const count = rowsDone - refusedRowCount;
  const formatted = formatNumber(count);
  const { isBusy, failure, store } = useStoreImport(row.id, onStoring);
  return (
    <Stack>
      <Group justify="space-between" gap="sm">
        <div className={classes.lead}>
          <Title order={3}>{words.title(count, formatted)}</Title>
          <Text size="sm" c="dimmed">
            {words.lead}
          </Text>
        </div>
        <Group gap="sm">
          {back}
          <Button variant="default" disabled={isBusy} onClick={onAnother}>
            {importTexts.another}
          </Button>
        </Group>
      </Group>
      <Notice tone={changedCount > 0 ? 'warning' : 'success'}>
        {changedCount > 0
          ? words.changed(changedCount, formatNumber(changedCount))
          : words.unchanged}
      </Notice>
      {refusedRowCount > 0 && (
        <Notice tone="warning">
          {words.leftOut(refusedRowCount, formatNumber(refusedRowCount))}
        </Notice>
      )}
      {children}
      <PreviewList row={row} />
      <Paper withBorder p="sm" className={classes.bar}>
        <Stack gap="sm">
          {failure && <Notice tone="failure">{failure}</Notice>}
          <Group justify="space-between" gap="sm">
            <Text c="dimmed" className={classes.said}>
              {words.nothingStored}
            </Text>
            <Button loading={isBusy} onClick={() => void store()} className={classes.store}>
              {words.store(count, formatted)}
            </Button>
          </Group>
        </Stack>
      </Paper>
    </Stack>
  );
}
