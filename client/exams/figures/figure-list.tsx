import { Text } from '@mantine/core';
import type { FigureEntry } from './figure-entry';
import classes from './figure-list.module.css';

interface FigureListProps {
  /** Names the list to screen readers. */
  label: string;
  entries: readonly FigureEntry[];
}

/** Figures with their names, and a sentence below each about what it means, or why there is none. */
export function FigureList({ label, entries }: FigureListProps) {
  return (
    <dl className={classes.list} aria-label={label}>
      {entries.map(({ name, value, note }) => (
        <div key={name} className={classes.figure}>
          <dt>{name}</dt>
          <dd className={classes.value}>{value}</dd>
          <Text component="dd" m={0} size="sm" c="dimmed">
            {note}
          </Text>
        </div>
      ))}
    </dl>
  );
}
