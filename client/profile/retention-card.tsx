import { useQuery } from '@apollo/client/react';
import { Button, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { LearnerRetentionQuery } from '../gql/profile/graphql';
import { Dialog } from '../ui/components/dialog';
import { ignoreErrors } from '../ui/feedback/ignore-errors';
import { ErrorState } from '../ui/feedback/states';
import { retentionTexts as words } from '../ui/texts/account/retention-texts';
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
  const retention = data?.learnerRetention;
  return (
    <Paper withBorder p="md">
      <Stack align="flex-start" gap="sm">
        <Title order={2}>{words.heading}</Title>
        {/* As high as what it stands for: the button below deletes the account. */}
        {retention ? <Kept retention={retention} /> : <Skeleton h="1lh" maw={320} />}
        <Button variant="default" disabled={!retention} onClick={open}>
          {words.change}
        </Button>
      </Stack>
      {retention && (
        <Dialog opened={opened} title={words.title} onClose={close}>
          <RetentionForm
            stored={retention.months}
            onSaved={() => {
              close();
              reload();
            }}
            onClose={close}
          />
        </Dialog>
      )}
    </Paper>
  );
}

function Kept({ retention }: { retention: LearnerRetentionQuery['learnerRetention'] }) {
  const { months, dueCount, unfinishedCount } = retention;
  return (
    <>
      <Text>{months === null ? words.off : words.on(months)}</Text>
      {dueCount > 0 && <Text>{words.due(dueCount)}</Text>}
      {unfinishedCount > 0 && <Text>{words.unfinished(unfinishedCount)}</Text>}
    </>
  );
}
