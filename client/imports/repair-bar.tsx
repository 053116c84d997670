import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { Ref } from 'react';
import { ConfirmDialog } from '../ui/components/confirm-dialog';
import { Notice } from '../ui/feedback/notice';
import { repairTexts as words } from '../ui/texts/repair-texts';
import { toast } from '../ui/feedback/toasts';
import { LookFirst } from './state/look-first';
import classes from './refused-rows.module.css';

interface RepairBarProps {
  /** The number of changed rows. */
  count: number;
  formatted: string;
  isBusy: boolean;
  failure: string | null;
  /** Good rows wait, unstored, for the repair of the others. */
  hasGoodRows: boolean;
  onImport: (storeGoodRows: boolean) => void;
  onDiscard: () => void;
  /** The button that imports all rows. */
  ref: Ref<HTMLButtonElement>;
}

/** Shows the number of changed rows, and the two ways to import them. */
export function RepairBar(props: RepairBarProps) {
  const { count, formatted, isBusy, failure, hasGoodRows, onImport, onDiscard, ref } = props;
  const [isConfirming, confirmation] = useDisclosure(false);
  const importRows = (storeGoodRows: boolean): void => {
    if (count === 0 && !(storeGoodRows && hasGoodRows)) toast('warning', words.nothingChanged);
    else onImport(storeGoodRows);
  };
  return (
    <>
      <Text size="sm" c="dimmed">
        {words.choice}
      </Text>
      <LookFirst />
      <Paper withBorder p="sm" className={classes.bar}>
        <Stack gap="sm">
          {failure && <Notice tone="failure">{failure}</Notice>}
          <Group justify="space-between" gap="sm">
            <Text c="dimmed" role="status">
              {words.changed(count, formatted)}
            </Text>
            <Group gap="sm">
              {count > 0 && (
                <Button variant="subtle" disabled={isBusy} onClick={confirmation.open}>
                  {words.discard}
                </Button>
              )}
              <Button variant="default" disabled={isBusy} onClick={() => importRows(true)}>
                {words.importGood}
              </Button>
              <Button ref={ref} variant="light" loading={isBusy} onClick={() => importRows(false)}>
                {words.importAll}
              </Button>
            </Group>
          </Group>
        </Stack>
      </Paper>
      <ConfirmDialog
        opened={isConfirming}
        title={words.discardTitle(count, formatted)}
        hint={words.discardHint}
        confirm={words.discard}
        isDangerous
        isBusy={false}
        onConfirm={() => {
          confirmation.close();
          onDiscard();
        }}
        onClose={confirmation.close}
      />
    </>
  );
}
