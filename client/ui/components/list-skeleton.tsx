import { Paper, Skeleton } from '@mantine/core';
import { Loading } from './loading';

/** Stands where the rows of a list will. */
export function ListSkeleton() {
  return (
    <Loading>
      <Paper withBorder p="md">
        {Array.from({ length: 10 }, (_, row) => (
          <Skeleton key={row} height={28} my="md" />
        ))}
      </Paper>
    </Loading>
  );
}
