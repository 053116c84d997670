import { Button, Group, SimpleGrid, Stack } from '@mantine/core';
import { ListSkeleton } from '../../ui/components/list-skeleton';
import { Notice } from '../../ui/feedback/notice';
import { EmptyState, ErrorState } from '../../ui/feedback/states';
import { toast } from '../../ui/feedback/toasts';
import { Sample } from './sample';

const toastsOfAllTones = (): void => {
  toast('success', 'The rules are saved.');
  toast('warning', 'The connection is slow.');
  toast('failure', 'The file is too large.');
};

export function Messages() {
  return (
    <Sample title="Messages, empty and failed pages">
      <Stack gap="sm">
        <Notice tone="success" title="Learners can start">
          The exam closes at 16:00.
        </Notice>
        <Notice
          tone="warning"
          title="Two questions have no key"
          action={<Button variant="default">Add the keys</Button>}
        >
          Learners get no marks for them.
        </Notice>
        <Notice tone="failure" title="The rules could not be saved">
          Somebody else has changed them.
        </Notice>
      </Stack>
      <Group>
        <Button variant="default" onClick={toastsOfAllTones}>
          Show toasts
        </Button>
      </Group>
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <EmptyState
          of="questions"
          title="No exams available"
          hint="Create the first one."
          action={<Button>Create new exam</Button>}
        />
        <ErrorState
          title="The list could not be loaded"
          error={new Error('No connection')}
          onRetry={() => undefined}
        />
      </SimpleGrid>
      <ListSkeleton />
    </Sample>
  );
}
