import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { NavigationType, useBeforeUnload, useBlocker } from 'react-router-dom';
import { Dialog } from '../components/dialog';
import { isAsked, useAskedBeforeLeaving } from './leaving';
import { texts } from '../texts/texts';

interface LeaveGuardProps {
  title: string;
  /** What leaving would cost. */
  hint: string;
  /** The button that leaves all the same. */
  leave: string;
}

/**
 * While it stands, leaving the page asks, and so does logging out. What replaces the address does not
 * ask: that is the page itself, or a session that has ended.
 */
export function LeaveGuard({ title, hint, leave }: LeaveGuardProps) {
  const [answer, setAnswer] = useState<((leaves: boolean) => void) | null>(null);
  useBeforeUnload((event) => {
    if (isAsked()) event.preventDefault();
  });
  useAskedBeforeLeaving(async () => new Promise<boolean>((resolve) => setAnswer(() => resolve)));
  // It goes when nothing would be lost any more: then nobody answers, and nobody needs to.
  useEffect(() => () => answer?.(true), [answer]);
  const blocker = useBlocker(({ historyAction }) => historyAction !== NavigationType.Replace);
  const decide = (leaves: boolean): void => {
    answer?.(leaves);
    setAnswer(null);
    if (leaves) blocker.proceed?.();
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
        <Group justify="flex-end">
          <Button variant="default" onClick={() => decide(true)}>
            {leave}
          </Button>
          <Button data-autofocus onClick={() => decide(false)}>
            {texts.common.stay}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
