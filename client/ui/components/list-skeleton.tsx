import { Paper, Skeleton } from '@mantine/core';
import { Loading } from './loading';

/** A placeholder for the rows of a list. */
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
