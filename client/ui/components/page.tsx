import { Group, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePageTitle } from './page-title';
import classes from './page.module.css';

interface PageProps {
  title: string;
  /** Actions at the end of the title row, at most one of them primary. */
  actions?: ReactNode;
  /** Shown above the title, for a back link. */
  above?: ReactNode;
  children: ReactNode;
}

/** A page of the staff area: it names the document and shows title, actions and content. */
export function Page({ title, actions, above, children }: PageProps) {
  usePageTitle(title);
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        {above && <div className={classes.besides}>{above}</div>}
        <Group justify="space-between" align="flex-end" gap="md">
          <Title order={1} style={{ overflowWrap: 'anywhere' }}>
            {title}
          </Title>
          {actions && (
            // A wrapper: the group's own `display` would override the rule that hides it.
            <div className={classes.besides}>
              <Group gap="sm">{actions}</Group>
            </div>
          )}
        </Group>
      </Stack>
      {children}
    </Stack>
  );
}
