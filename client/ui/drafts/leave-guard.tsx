import { Button, Stack, Text } from '@mantine/core';
import { DialogActions } from '../components/dialog-actions';
import { useEffect, useState } from 'react';
import { NavigationType, useBeforeUnload, useBlocker } from 'react-router-dom';
import { Dialog } from '../components/dialog';
import { isUnloadConfirmed, useLeaveConfirmation } from './leave-confirmation';
import { texts } from '../texts/texts';

interface LeaveGuardProps {
  title: string;
  /** Says what would be lost. */
  hint: string;
  /** The label of the button for leaving. */
  leave: string;
  /** Whether other pages of the client can be opened without asking, because what it guards goes on there. */
  isOpenInside?: boolean;
}

/**
 * While it is mounted, leaving the page or logging out asks for confirmation. Navigation that
 * replaces the URL does not ask: it comes from the page itself, or from a session that has ended.
 */
export function LeaveGuard({ title, hint, leave, isOpenInside = false }: LeaveGuardProps) {
  const [answer, setAnswer] = useState<((isLeaving: boolean) => void) | null>(null);
  useBeforeUnload((event) => {
    if (isUnloadConfirmed()) event.preventDefault();
  });
  useLeaveConfirmation(async () => new Promise<boolean>((resolve) => setAnswer(() => resolve)));
  // The guard is unmounted when nothing would be lost any more: then leaving is allowed.
  useEffect(() => () => answer?.(true), [answer]);
  const blocker = useBlocker(
    ({ historyAction }) => !isOpenInside && historyAction !== NavigationType.Replace,
  );
  const decide = (isLeaving: boolean): void => {
    answer?.(isLeaving);
    setAnswer(null);
    if (isLeaving) blocker.proceed?.();
    else blocker.reset?.();
  };
  return (
    <Dialog
      opened={answer !== null || blocker.state === 'blocked'}
      title={title}
      onClose={() => decide(false)}
    >
      <Stack>
        <Text>{hint}</Text>
        <DialogActions>
          <Button variant="default" onClick={() => decide(true)}>
            {leave}
          </Button>
          <Button data-autofocus onClick={() => decide(false)}>
            {texts.common.stay}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
