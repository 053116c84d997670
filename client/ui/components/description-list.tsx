import { Group, Paper, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface DescriptionListProps {
  entries: { name: string; value: ReactNode }[];
}

/** The key data at the top of a page, as names and values. */
export function DescriptionList({ entries }: DescriptionListProps) {
  return (
    <Paper withBorder p="md" style={{ breakInside: 'avoid' }}>
      <Group component="dl" gap="xl" m={0} align="flex-start">
        {entries.map(({ name, value }) => (
          <Stack key={name} gap={2}>
            <Text component="dt" size="sm" c="dimmed">
              {name}
            </Text>
            <Text component="dd" m={0} style={{ overflowWrap: 'anywhere' }}>
              {value}
            </Text>
          </Stack>
        ))}
      </Group>
    </Paper>
  );
}
