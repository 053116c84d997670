import { Button, Group, Stack, Text } from '@mantine/core';
import { NavigationType, useBeforeUnload, useBlocker } from 'react-router-dom';
import { Dialog } from './dialog';
import { texts } from './texts';

interface LeaveGuardProps {
  title: string;
  /** What leaving would cost. */
  hint: string;
  /** The button that leaves all the same. */
  leave: string;
}

/**
 * While it stands, leaving the page asks. What replaces the address does not ask: that is the page
 * itself, or a session that has ended.
 */
export function LeaveGuard({ title, hint, leave }: LeaveGuardProps) {
  useBeforeUnload((event) => event.preventDefault());
  const blocker = useBlocker(({ historyAction }) => historyAction !== NavigationType.Replace);
  return (
    <Dialog opened={blocker.state === 'blocked'} title={title} onClose={() => blocker.reset?.()}>
      <Stack>
        <Text>{hint}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={() => blocker.proceed?.()}>
            {leave}
          </Button>
          <Button data-autofocus onClick={() => blocker.reset?.()}>
            {texts.common.stay}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
