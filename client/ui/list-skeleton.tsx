import { Paper, Skeleton } from '@mantine/core';
import { texts } from './texts';

/** Stands where the rows of a list will. */
export function ListSkeleton() {
  return (
    <Paper withBorder p="md" role="status" aria-busy="true" aria-label={texts.common.loading}>
      {Array.from({ length: 10 }, (_, row) => (
        <Skeleton key={row} height={28} my="md" />
      ))}
    </Paper>
  );
}
