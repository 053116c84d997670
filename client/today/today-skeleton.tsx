import { Paper, Skeleton } from '@mantine/core';
import { Loading } from '../ui/components/loading';
import classes from './today.module.css';

/** A placeholder with the heights of two sections. */
export function TodaySkeleton() {
  return (
    <Loading gap="lg">
      {[2, 3].map((entries) => (
        <div key={entries} className={classes.section}>
          <Skeleton h={28} w={160} />
          <Paper withBorder className={classes.list}>
            {Array.from({ length: entries }, (_, index) => (
              <div key={index} className={classes.entry}>
                <Skeleton h={36} maw={320} />
              </div>
            ))}
          </Paper>
        </div>
      ))}
    </Loading>
  );
}
