import { Paper, Skeleton, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { texts } from '../texts/texts';
import classes from './description-list.module.css';

interface DescriptionListProps {
  entries: {
    name: string;
    /** Undefined while it is loading. */
    value: ReactNode;
    /** Long values, such as times, have two columns. */
    isWide?: boolean;
  }[];
}

/** The key data at the top of a page, as names and values. */
export function DescriptionList({ entries }: DescriptionListProps) {
  return (
    <Paper withBorder p="md" className={classes.frame}>
      {entries.some(({ value }) => value === undefined) && (
        <VisuallyHidden role="status">{texts.common.loading}</VisuallyHidden>
      )}
      <dl className={classes.list}>
        {entries.map(({ name, value, isWide = false }) => (
          <div key={name} className={classes.entry} data-wide={isWide || undefined}>
            <dt>{name}</dt>
            <dd>{value === undefined ? <Skeleton h={20} my={2.4} w={72} /> : value}</dd>
          </div>
        ))}
      </dl>
    </Paper>
  );
}
