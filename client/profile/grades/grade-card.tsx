import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Dialog } from '../../ui/components/dialog';
import { formatNumber } from '../../ui/format';
import { gradeTexts as words } from '../../ui/texts/account/grade-texts';
import { GradeForm } from './grade-form';

/** For owners: the grades that results of the institute get by percentage. */
export function GradeCard({ bands }: { bands: readonly { label: string; from: number }[] }) {
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <Paper withBorder p="md">
      <Stack align="flex-start" gap="sm">
        <Title order={2}>{words.heading}</Title>
        <Text>{words.lead}</Text>
        <Text>
          {bands.length === 0
            ? words.none
            : bands.map(({ label, from }) => words.listed(label, formatNumber(from))).join(', ')}
        </Text>
        <Button variant="default" onClick={open}>
          {words.change}
        </Button>
      </Stack>
      <Dialog opened={opened} title={words.title} onClose={close}>
        <GradeForm stored={bands} onSaved={close} onClose={close} />
      </Dialog>
    </Paper>
  );
}
