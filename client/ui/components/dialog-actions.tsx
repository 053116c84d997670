import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './dialog-actions.module.css';

/** The buttons at the end of a dialog. They stay in view while a long dialog scrolls. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <Group gap="sm" justify="flex-end" className={classes.actions}>
      {children}
    </Group>
  );
}
