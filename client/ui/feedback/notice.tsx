import { Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './notice.module.css';
import { ToneSign, type Tone } from './tone-sign';
import tones from './tone.module.css';

interface NoticeProps {
  tone: Tone;
  title?: string | undefined;
  /** A button that helps with the problem. */
  action?: ReactNode;
  children?: ReactNode;
}

/** A message in the page. Screen readers announce failures immediately. */
export function Notice({ tone, title, action, children }: NoticeProps) {
  return (
    <Group
      className={`${tones.toned} ${classes.notice}`}
      data-tone={tone}
      role={tone === 'failure' ? 'alert' : 'status'}
      justify="space-between"
      gap="md"
    >
      <Group gap="sm" wrap="nowrap" align="flex-start" flex="1 1 260px">
        <ToneSign tone={tone} />
        <Stack gap={2}>
          {title && <Text fw={700}>{title}</Text>}
          {children && <Text component="div">{children}</Text>}
        </Stack>
      </Group>
      {action}
    </Group>
  );
}
