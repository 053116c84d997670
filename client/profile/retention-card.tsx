import { useQuery } from '@apollo/client/react';
import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Dialog } from '../ui/components/dialog';
import { ListSkeleton } from '../ui/components/list-skeleton';
import { ignoreErrors } from '../ui/feedback/ignore-errors';
import { ErrorState } from '../ui/feedback/states';
import { retentionTexts as words } from '../ui/texts/retention-texts';
import { RETENTION } from './retention.query';
import { RetentionForm } from './retention-form';

/** For owners: how long the institute keeps personal data of learners. */
export function RetentionCard() {
  const { data, error, refetch } = useQuery(RETENTION, {
    variables: { months: null },
    fetchPolicy: 'cache-and-network',
  });
  const [opened, { open, close }] = useDisclosure(false);
  const reload = () => ignoreErrors(refetch());
  if (!data && error) return <ErrorState title={words.failed} error={error} onRetry={reload} />;
  if (!data) return <ListSkeleton />;
  const { months, dueCount, unfinishedCount } = data.learnerRetention;
  return (
    <Paper withBorder p="md">
      <Stack align="flex-start" gap="sm">
        <Title order={2}>{words.heading}</Title>
        <Text>{months === null ? words.off : words.on(months)}</Text>
        {dueCount > 0 && <Text>{words.due(dueCount)}</Text>}
        {unfinishedCount > 0 && <Text>{words.unfinished(unfinishedCount)}</Text>}
        <Button variant="default" onClick={open}>
          {words.change}
        </Button>
      </Stack>
      <Dialog opened={opened} title={words.title} onClose={close}>
        <RetentionForm
          stored={months}
          onSaved={() => {
            close();
            reload();
          }}
          onClose={close}
        />
      </Dialog>
    </Paper>
  );
}
