import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './detail-rows.module.css';

export interface Detail {
  name: string;
  value: ReactNode;
  /** The Change button. */
  change?: ReactNode;
}

/** The details of an account. */
export function DetailRows({ details }: { details: Detail[] }) {
  return (
    <Paper withBorder>
      <dl className={classes.rows}>
        {details.map(({ name, value, change }) => (
          <div key={name} className={classes.row}>
            <dt className={classes.name}>{name}</dt>
            <dd className={classes.value}>{value}</dd>
            {change && <dd className={classes.value}>{change}</dd>}
          </div>
        ))}
      </dl>
    </Paper>
  );
}
