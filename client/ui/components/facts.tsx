import { Group, Paper, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface FactsProps {
  facts: { name: string; value: ReactNode }[];
}

/** What there is to know of something, above its page: a name and a value each. */
export function Facts({ facts }: FactsProps) {
  return (
    <Paper withBorder p="md" style={{ breakInside: 'avoid' }}>
      <Group component="dl" gap="xl" m={0} align="flex-start">
        {facts.map(({ name, value }) => (
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
