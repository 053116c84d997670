import { Box, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { AlertIcon, CheckIcon } from '../icons';
import classes from './notice.module.css';

export type Tone = 'success' | 'warning' | 'failure';

interface NoticeProps {
  tone: Tone;
  title?: string | undefined;
  /** A button that helps with the problem. */
  action?: ReactNode;
  children?: ReactNode;
}

/** A message in the page. Screen readers announce failures immediately. */
export function Notice({ tone, title, action, children }: NoticeProps) {
  const Icon = tone === 'success' ? CheckIcon : AlertIcon;
  return (
    <Group
      className={classes.notice}
      data-tone={tone}
      role={tone === 'failure' ? 'alert' : 'status'}
      justify="space-between"
      gap="md"
    >
      <Group gap="sm" wrap="nowrap" align="flex-start" flex="1 1 260px">
        <Box component="span" className={classes.icon}>
          <Icon size={16} />
        </Box>
        <Stack gap={2}>
          {title && <Text fw={700}>{title}</Text>}
          {children && <Text>{children}</Text>}
        </Stack>
      </Group>
      {action}
    </Group>
  );
}
