import { Button, Stack, Text } from '@mantine/core';
import { DialogActions } from './dialog-actions';
import type { ReactNode } from 'react';
import { Dialog } from './dialog';
import { texts } from '../texts/texts';

interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  /** Describes the effect of the action. */
  hint: ReactNode;
  /** The label of the confirming button, a verb. */
  confirm: string;
  isDangerous?: boolean;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before an action that cannot be undone, or that affects many people. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, title, hint, confirm, isDangerous = false, isBusy, onConfirm, onClose } = props;
  return (
    <Dialog opened={opened} title={title} onClose={onClose}>
      <Stack>
        <Text>{hint}</Text>
        <DialogActions>
          <Button variant="default" data-autofocus onClick={onClose}>
            {texts.common.cancel}
          </Button>
          <Button
            {...(isDangerous
              ? {
                  color: 'red',
                  variant: 'outline',
                  c: 'var(--mantine-color-error)',
                  bd: '1px solid',
                }
              : {})}
            loading={isBusy}
            onClick={onConfirm}
          >
            {confirm}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
