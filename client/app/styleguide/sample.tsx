import { Paper, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** A section of the styleguide. */
export function Sample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper component="section" withBorder p="lg">
      <Stack gap="md">
        <Title order={2}>{title}</Title>
        {children}
      </Stack>
    </Paper>
  );
}
