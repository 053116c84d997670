import { Group, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePageTitle } from './page-title';
import classes from './page.module.css';

interface PageProps {
  title: string;
  /** What can be done here, at the end of the title's line: one primary action. */
  actions?: ReactNode;
  /** Stands above the title, for a way back. */
  above?: ReactNode;
  children: ReactNode;
}

/** A page of the staff area: names the document, then title, actions and content. */
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
            // Around the group: its own display would win over what hides it.
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
